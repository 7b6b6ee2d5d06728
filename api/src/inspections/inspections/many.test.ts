import type { HiveId } from '#platform/context/ids.ts';
import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { recordMany } from './recording-many.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const about = { inspectedAt: '2026-05-03T14:05:00+02:00', timeZone: 'Europe/Amsterdam' };
const items = (answers: Record<number, string | null>) =>
  Object.entries(answers).map(([itemId, value]) => ({ itemId, value }));
const record = (body: object, as = anna) =>
  api.request('POST', '/api/v1/inspections/many', { as, body: { ...about, ...body } });
const list = async () =>
  (await api.request('GET', '/api/v1/inspections?items=with', { as: anna })).body.inspections;
const hivesOf = async (amount: number): Promise<string[]> =>
  (await anApiary(api, anna, { hive_amount: amount })).hives.map(({ id }: { id: number }) => String(id));

test('each hive gets what is said of all, but for what is said of it alone', async () => {
  const [first, second, third] = await hivesOf(3);
  const answer = await record({
    impression: 7,
    needsAttention: false,
    notes: 'Rain',
    items: items({ 774: '6', 413: 'cups' }),
    hives: [
      { hiveId: first },
      {
        ...{ hiveId: second, impression: 4, needsAttention: true, notes: 'Queenless?' },
        items: items({ 774: '2' }),
      },
      { hiveId: third, impression: null, items: items({ 774: null, 769: '0' }) },
    ],
  });
  expect([answer.status, answer.body.map(({ hiveId }: { hiveId: string }) => hiveId)]).toEqual([
    200,
    [first, second, third],
  ]);
  const shown = await Promise.all(
    answer.body.map(async ({ id }: { id: string }) => {
      const { body } = await api.request('GET', `/api/inspections/${id}`, { as: anna });
      const answers = body.items.map((item: { category_id: number; value: string }) => [
        item.category_id,
        item.value,
      ]);
      return [String(body.hive_id), body.impression_grade, body.attention, body.notes, answers];
    }),
  );
  expect(shown).toEqual([
    [
      first,
      7,
      0,
      'Rain',
      [
        [413, 'cups'],
        [774, '6'],
      ],
    ],
    [
      second,
      4,
      1,
      'Queenless?',
      expect.arrayContaining([
        [413, 'cups'],
        [774, '2'],
      ]),
    ],
    [
      third,
      null,
      0,
      'Rain',
      expect.arrayContaining([
        [413, 'cups'],
        [769, '0'],
      ]),
    ],
  ]);
});

test('two hundred hives cost as many queries as two', async () => {
  const queriesOf = async (amount: number) => {
    const ids: string[] = [];
    while (ids.length < amount) ids.push(...(await hivesOf(Math.min(amount, 50))));
    const hives = ids.map((id) => ({ hiveId: Number(id) as HiveId, answers: { 774: '3' } }));
    const photos = { photoIds: [], gonePhotoIds: [], awaited: [] };
    const all = { inspectedLocal: '2026-05-03 14:05:00', answers: { 413: 'cups' }, hiveIds: [], photos };
    return countQueries(api.contextOf(anna), (counted) => recordMany(counted, { all, hives }));
  };
  const few = await queriesOf(2);
  const many = await queriesOf(200);
  expect(many).toBe(few);
  expect(await list()).toHaveLength(202);
});

test('a hive of somebody else, or one that does not exist, stops all of them and is named by its place', async () => {
  const [own] = await hivesOf(1);
  const others = await aHive(api, await aUser(api));
  for (const id of [others.id, 2_000_000_000]) {
    const answer = await record({ hives: [{ hiveId: own }, { hiveId: String(id) }] });
    expect([answer.status, answer.body.problems]).toEqual([
      422,
      [expect.objectContaining({ path: 'hives.1.hiveId', code: 'hive_gone' })],
    ]);
  }
  expect(await list()).toEqual([]);
});

test('a fault of one hive is named by its place and its item, and nothing is recorded', async () => {
  const [first, second] = await hivesOf(2);
  const answer = await record({
    items: items({ 774: '6' }),
    hives: [{ hiveId: first }, { hiveId: second, items: items({ 769: '5', 413: 'x' }) }],
  });
  expect([answer.status, answer.body.problems.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['hives.1.items.769'],
  ]);
  const graded = await record({ hives: [{ hiveId: first }, { hiveId: second, impression: 11 }] });
  expect(graded.body.problems).toMatchObject([{ path: 'hives.1.impression', code: 'too_large' }]);
  expect(await list()).toEqual([]);
});

test('a hive that is named twice, and none at all, are refused', async () => {
  const [hiveId] = await hivesOf(1);
  expect((await record({ hives: [{ hiveId }, { hiveId }] })).body.problems).toEqual([
    expect.objectContaining({ path: 'hives.1.hiveId', code: 'already_taken' }),
  ]);
  expect((await record({ hives: [] })).status).toBe(422);
});

test('the last answer of each item has its day, whichever inspection has it', async () => {
  const { id } = await aHive(api, anna);
  await anInspection(api, anna, { hive_ids: [id], date: '2026-04-01 10:00:00', items: { 774: 6, 769: 1 } });
  await anInspection(api, anna, {
    hive_ids: [id],
    date: '2026-05-01 10:00:00',
    items: { 774: 4 },
    next_notes: 'Add a super',
  });
  const { body } = await api.request('GET', `/api/v1/hives/${id}/last-answers`, { as: anna });
  expect(body.inspection).toMatchObject({
    inspectedAt: '2026-05-01T10:00:00+02:00',
    nextNotes: 'Add a super',
  });
  expect(body.items).toMatchObject([
    { inspectedAt: '2026-04-01T10:00:00+02:00', item: { itemId: '769', value: '1' } },
    { inspectedAt: '2026-05-01T10:00:00+02:00', item: { itemId: '774', value: '4' } },
  ]);
});

test('of a hive that nobody has inspected there is nothing to tell', async () => {
  const { id } = await aHive(api, anna);
  const { body } = await api.request('GET', `/api/v1/hives/${id}/last-answers`, { as: anna });
  expect(body).toEqual({ items: [] });
});
