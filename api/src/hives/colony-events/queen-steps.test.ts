import { aGroupOf } from '#groups/groups/test-groups.ts';
import { aQueen } from '#testing/bee-builders.ts';
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

test('requeening says what became of the queen before', async () => {
  const { hive, queen } = await steps().headed('Old');
  const { body } = await steps().requeen(hive.id, { fate: 'dead', note: 'Drone layer' });
  expect(body).toMatchObject([{ id: hive.id, queen: { name: 'Young' } }]);
  expect(await steps().queen(queen.id)).toMatchObject({ fate: 'dead', goneOn: '2026-05-03' });
  expect((await steps().history(hive.id)).events).toMatchObject([
    { kind: 'requeen', queen: { name: 'Young' }, formerQueen: { name: 'Old' }, note: 'Drone layer' },
  ]);
});

test('a queenless hive is active again with its queen', async () => {
  const { hive } = await steps().headed('Old');
  await steps().state(hive.id, 'queenless');
  await steps().requeen(hive.id);
  expect(await steps().hive(hive.id)).toMatchObject({ state: 'active', queen: { name: 'Young' } });
});

test('a queen who was taken out and lives on can head another hive', async () => {
  const first = await steps().headed('Wanda');
  const second = await steps().empty();
  await steps().endQueen(first.queen.id, 'kept');
  const left = await steps().hive(first.hive.id);
  expect([left.state, left.queen]).toEqual(['queenless', undefined]);
  const { status } = await steps().requeen(second.id, { queen: null, queenId: first.queen.id });
  expect(status).toBe(200);
  expect(await steps().hive(second.id)).toMatchObject({ queen: { id: first.queen.id } });
});

test('a queen who is taken out has a place and a purpose until she heads a hive again', async () => {
  const { hive, queen } = await steps().headed('Wanda');
  const whereabouts = { place: ' Queen bank ', purpose: 'reserve', recipient: 'Nobody' };
  await steps().endQueen(queen.id, 'kept', whereabouts);
  const banked = await steps().queen(queen.id);
  expect([banked.place, banked.purpose, banked.recipient]).toEqual(['Queen bank', 'reserve', undefined]);
  await steps().endQueen(queen.id, 'kept', { place: 'Mating box 3', purpose: 'mating' });
  expect(await steps().queen(queen.id)).toMatchObject({ place: 'Mating box 3', purpose: 'mating' });
  expect((await steps().requeen(hive.id, { queen: null, queenId: queen.id })).status).toBe(200);
  const back = await steps().queen(queen.id);
  expect([back.place, back.purpose]).toEqual([undefined, undefined]);
  const wrong = await steps().endQueen(queen.id, 'kept', { purpose: 'fun', place: 'x'.repeat(101) });
  expect(wrong.body.problems).toEqual(
    expect.arrayContaining([expect.objectContaining({ path: 'purpose', code: 'unknown_choice' })]),
  );
});

test('to whom a queen was sold or given is told to her owner alone', async () => {
  const { hive, queen } = await steps().headed('Wanda');
  await steps().endQueen(queen.id, 'sold', { recipient: 'Bram', place: 'Nowhere' });
  expect(await steps().queen(queen.id)).toMatchObject({ fate: 'sold', recipient: 'Bram' });
  const bram = await aUser(api);
  const group = await aGroupOf(api, user, bram);
  await api.request('PATCH', `/api/v1/groups/${group.id}/hives`, {
    as: user,
    body: { hives: [{ hiveId: String(hive.id), right: 'edit' }] },
  });
  for (const path of [`queens/${queen.id}`, 'queens', `hives/${hive.id}/queens`]) {
    const [own, shared] = await Promise.all(
      [user, bram].map((as) => api.request('GET', `/api/v1/${path}`, { as })),
    );
    const texts = [own, shared].map((answer) => JSON.stringify(answer?.body));
    expect([path, ...texts.map((text) => text.includes('Wanda'))]).toEqual([path, true, true]);
    expect([path, ...texts.map((text) => text.includes('Bram'))]).toEqual([path, true, false]);
  }
});

test('a queen who heads another hive is no choice for requeening, nor is one who is gone', async () => {
  const { queen } = await steps().headed('Busy');
  const gone = await steps().headed('Gone');
  await steps().endQueen(gone.queen.id, 'dead');
  const hive = await steps().empty();
  const busy = await steps().requeen(hive.id, { queen: null, queenId: queen.id });
  expect([busy.status, busy.body.problems]).toEqual([422, [{ path: 'queenId', code: 'heads_another_hive' }]]);
  const dead = await steps().requeen(hive.id, { queen: null, queenId: gone.queen.id });
  expect([dead.status, dead.body.problems]).toEqual([422, [{ path: 'queenId', code: 'unknown_choice' }]]);
  const none = await steps().requeen(hive.id, { queen: null });
  expect([none.status, none.body.problems]).toEqual([422, [{ path: 'queenId', code: 'required' }]]);
});

test('it is stored which hive a queen headed, from when to when', async () => {
  const { hive, queen } = await steps().headed('Wanda');
  const other = await steps().headed('Olga');
  const { body } = await steps().moveQueen(queen.id, other.hive.id);
  expect(body).toMatchObject([
    { id: hive.id, state: 'queenless' },
    { id: other.hive.id, state: 'active', queen: { id: queen.id } },
  ]);
  expect(body[0].queen).toBeUndefined();
  const register = await steps().register();
  expect(register).toMatchObject([
    {
      queen: { name: 'Olga', fate: 'replaced' },
      reigns: [{ hive: { id: other.hive.id }, until: '2026-05-03' }],
    },
    {
      queen: { ...queen, hiveId: other.hive.id, revision: 2 },
      reigns: [
        { hive: { id: other.hive.id }, since: '2026-05-03' },
        { hive: { id: hive.id }, until: '2026-05-03' },
      ],
    },
  ]);
  const again = await steps().moveQueen(queen.id, other.hive.id);
  expect([again.status, again.body.problems]).toEqual([422, [{ path: 'hiveId', code: 'same_hive' }]]);
});

test('who was thought dead and is found lives again', async () => {
  const { queen } = await steps().headed('Lazarus');
  await steps().endQueen(queen.id, 'dead');
  await steps().endQueen(queen.id, 'kept', { date: '2026-05-09' });
  expect(await steps().queen(queen.id)).toEqual(queen);
});

test('a mother is an own queen, and no descendant of her daughter', async () => {
  const mother = await aQueen(api, user, { name: 'Mother' });
  const daughter = await aQueen(api, user, { name: 'Daughter', mother_id: mother.id });
  const granddaughter = await aQueen(api, user, { name: 'Granddaughter', mother_id: daughter.id });
  expect(granddaughter.mother_id).toBe(daughter.id);
  const edit = (id: number, mother_id: number) =>
    api.request('PATCH', `/api/queens/${id}`, { as: user, body: { mother_id } });
  for (const id of [mother.id, daughter.id, granddaughter.id]) {
    const { status, body } = await edit(mother.id, id);
    expect([status, body.errors]).toEqual([422, { mother_id: ['own_descendant'] }]);
  }
  const foreign = await aQueen(api, await aUser(api));
  expect((await edit(granddaughter.id, foreign.id)).status).toBe(404);
});

test('the register of one who has no queens is empty', async () => {
  expect(await steps().register()).toEqual([]);
});
