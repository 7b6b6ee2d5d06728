import { domains } from '#domains.ts';
import { exportTables } from '#exports/contents.ts';
import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { colonySteps } from './test-actions.ts';

let api: TestApi;
let user: TestUser;
const steps = () => colonySteps(api, () => user);
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
});
afterAll(() => api.close());

const clientId = '01980000-0000-7000-8000-000000000001';

test('a hive is active until something else is said, with its day and a note', async () => {
  const hive = await steps().empty();
  expect([hive.state, hive.stateSince]).toEqual(['active', undefined]);
  const { status, body } = await steps().state(hive.id, 'nucleus', { note: ' Six frames ' });
  expect([status, body[0].state, body[0].stateSince, body[0].revision]).toEqual([
    200,
    'nucleus',
    '2026-05-03',
    2,
  ]);
  const { events } = await steps().history(hive.id);
  expect(events).toMatchObject([{ kind: 'state', state: 'nucleus', date: '2026-05-03', note: 'Six frames' }]);
});

test('a lost hive keeps its inspections, and its queen is lost with it until it is not', async () => {
  const { hive, queen } = await steps().headed('Beatrix');
  await anInspection(api, user, { hive_ids: [Number(hive.id)] });
  await steps().state(hive.id, 'lost');
  const lost = await steps().hive(hive.id);
  expect([lost.state, lost.queen, lost.inspectionCount]).toEqual(['lost', undefined, 1]);
  expect(await steps().queen(queen.id)).toMatchObject({ fate: 'lost', goneOn: '2026-05-03' });
  await steps().state(hive.id, 'active', { date: '2026-05-04' });
  expect(await steps().hive(hive.id)).toMatchObject({ state: 'active', queen: { id: queen.id } });
  expect(await steps().queen(queen.id)).toEqual(queen);
});

test('a split makes a colony that comes from the old one, which keeps its queen', async () => {
  const { hive, queen } = await steps().headed('Beatrix');
  const { body } = await steps().split(hive.id, { name: 'Nucleus 1' });
  const [old, young] = body;
  expect(old).toMatchObject({ id: hive.id, state: 'active', queen: { id: queen.id } });
  expect(young).toMatchObject({ name: 'Nucleus 1', state: 'nucleus', apiaryId: hive.apiaryId });
  expect(young.queen).toBeUndefined();
  const { events } = await steps().history(young.id);
  expect(events).toMatchObject([{ kind: 'split', hive: { id: hive.id }, otherHive: { id: young.id } }]);
  expect((await steps().history(hive.id)).events).toMatchObject([{ kind: 'split' }]);
});

const kindsOf = ({ layers }: { layers: { kind: string; frameCount?: number }[] }) =>
  layers.map(({ kind, frameCount }) => `${kind} ${frameCount ?? ''}`.trim());

test('boxes go with a split, and their frames are counted in the history of both hives', async () => {
  const hive = await steps().empty();
  const [, brood] = hive.layers;
  const stranger = await steps().empty();
  const refused = await steps().split(hive.id, { layerIds: [stranger.layers[0].id] });
  expect([refused.status, refused.body.problems]).toEqual([
    422,
    [{ path: 'layerIds', code: 'unknown_choice' }],
  ]);
  const { body } = await steps().split(hive.id, { layerIds: [brood.id] });
  const [old, young] = body;
  expect(kindsOf(old)).toEqual(['honey 10']);
  expect(kindsOf(young)).toEqual(['brood 10']);
  for (const { id } of [old, young]) {
    expect((await steps().history(id)).events).toMatchObject([{ movedBoxes: 1, movedFrames: 10 }]);
  }
});

test('boxes of the other hive are put on with a union, where a beekeeper puts them', async () => {
  const [hive, other] = [await steps().empty(), await steps().empty()];
  const [honey, brood] = other.layers;
  const { body } = await steps().unite(hive.id, other.id, { queen: 'none', layerIds: [honey.id, brood.id] });
  expect(body.map(kindsOf)).toEqual([['honey 10', 'honey 10', 'brood 10', 'brood 10'], []]);
  expect((await steps().history(other.id)).events).toMatchObject([{ movedBoxes: 2, movedFrames: 20 }]);
});

test('a queen who goes with the split leaves a queenless hive, or one with her daughter', async () => {
  const { hive, queen } = await steps().headed('Beatrix');
  const [old, young] = (await steps().split(hive.id, { doesQueenMove: true })).body;
  expect([old.state, old.queen, young.queen.id]).toEqual(['queenless', undefined, queen.id]);
  const again = { doesQueenMove: true, name: 'Again', newQueen: { name: 'Juliana', motherId: queen.id } };
  const [second, third] = (await steps().split(young.id, again)).body;
  expect(second).toMatchObject({ state: 'nucleus', queen: { name: 'Juliana', motherId: queen.id } });
  expect(third.queen.id).toBe(queen.id);
  const { reigns } = await steps().history(young.id);
  expect(reigns).toEqual([
    { queen: { id: second.queen.id, name: 'Juliana' }, since: '2026-05-03' },
    { queen: { id: queen.id, name: 'Beatrix' }, since: '2026-05-03', until: '2026-05-03' },
  ]);
});

test('two colonies become one: the other is united, its queen moves or is gone', async () => {
  const strong = await steps().headed('Strong');
  const weak = await steps().headed('Weak');
  const { status, body } = await steps().unite(strong.hive.id, weak.hive.id, { queen: 'other' });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { id: strong.hive.id, state: 'active', queen: { id: weak.queen.id } },
    { id: weak.hive.id, state: 'united' },
  ]);
  expect(body[1].queen).toBeUndefined();
  expect(await steps().queen(strong.queen.id)).toMatchObject({ fate: 'dead', goneOn: '2026-05-03' });
  expect((await steps().history(weak.hive.id)).events[0]).toMatchObject({
    kind: 'unite',
    state: 'united',
    hive: { id: strong.hive.id },
    queen: { id: weak.queen.id },
    formerQueen: { id: strong.queen.id },
  });
});

test('a step that is sent twice happens once', async () => {
  const { hive } = await steps().headed('Beatrix');
  const once = await steps().split(hive.id, { clientId });
  const twice = await steps().split(hive.id, { clientId });
  expect(twice.body).toEqual(once.body);
  expect((await steps().history(hive.id)).events).toHaveLength(1);
});

test('what fails half-way leaves nothing behind', async () => {
  const { hive } = await steps().headed('Beatrix');
  const answer = await steps().split(hive.id, {
    doesQueenMove: true,
    newQueen: { birthDate: '2199-01-01' },
  });
  expect([answer.status, answer.body.problems]).toEqual([
    422,
    [{ path: 'newQueen.birthDate', code: 'date_in_future' }],
  ]);
  const { body } = await api.request('GET', '/api/v1/hives', { as: user });
  expect(body).toEqual([hive]);
});

test('a hive cannot be united with itself, with one that is gone, or with somebody else’s', async () => {
  const { hive } = await steps().headed('Beatrix');
  const gone = await steps().empty();
  await steps().state(gone.id, 'sold');
  const itself = await steps().unite(hive.id, hive.id);
  expect([itself.status, itself.body.problems]).toEqual([422, [{ path: 'otherHiveId', code: 'same_hive' }]]);
  const sold = await steps().unite(hive.id, gone.id);
  expect([sold.status, sold.body.problems]).toEqual([422, [{ path: 'otherHiveId', code: 'hive_not_there' }]]);
  const foreign = await aHive(api, await aUser(api));
  expect((await steps().unite(hive.id, String(foreign.id))).status).toBe(404);
});

test.each([
  [{ date: '2199-01-01' }, { path: 'date', code: 'date_in_future' }],
  [{ date: '2026-02-30' }, { path: 'date', code: 'not_a_date' }],
  [{ date: '' }, { path: 'date', code: 'required' }],
  [{ date: null }, { path: 'date', code: 'required' }],
  [{ note: 'x'.repeat(1001) }, { path: 'note', code: 'too_long', params: { max: 1000 } }],
  [{ state: 'united' }, { path: 'state', code: 'unknown_choice' }],
])('%j is refused at its field', async (overrides, problem) => {
  const hive = await steps().empty();
  const answer = await steps().state(hive.id, 'nucleus', overrides);
  expect([answer.status, answer.body.problems]).toEqual([422, [problem]]);
});

test('everything of it is in the person’s download', async () => {
  const { hive, queen } = await steps().headed('Beatrix');
  const [, young] = (await steps().split(hive.id, { doesQueenMove: true, note: 'Swarm cells' })).body;
  const rowsOf = async (name: string) => {
    const table = exportTables({ domains }).find((candidate) => candidate.name === name);
    const rows: unknown[] = [];
    for await (const page of table?.pages(api.contextOf(user), user.id) ?? []) rows.push(...page);
    return rows;
  };
  expect(await rowsOf('colony_events')).toMatchObject([
    {
      kind: 'split',
      note: 'Swarm cells',
      hive_id: Number(hive.id),
      other_hive_id: Number(young.id),
      queen_id: Number(queen.id),
    },
  ]);
  expect(await rowsOf('hive_states')).toMatchObject([
    { hive_id: Number(young.id), state: 'nucleus', since: '2026-05-03' },
    { hive_id: Number(hive.id), state: 'queenless', since: '2026-05-03' },
  ]);
  expect(await rowsOf('queen_reigns')).toMatchObject([
    { queen_id: Number(queen.id), hive: 'Hive of Beatrix', until: '2026-05-03' },
    { queen_id: Number(queen.id), hive_id: Number(young.id), until: null },
  ]);
});

test('nothing happens before what happened last', async () => {
  const hive = await steps().empty();
  await steps().state(hive.id, 'nucleus');
  const answer = await steps().state(hive.id, 'active', { date: '2026-05-02' });
  expect([answer.status, answer.body.problems]).toEqual([422, [{ path: 'date', code: 'date_too_early' }]]);
});
