import type { HiveId } from '#platform/context/ids.ts';
import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { manyInputOf } from './many-wire.ts';
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

const date = '2026-05-03 14:05:00';
const record = (body: object, as = anna) =>
  api.request('POST', '/api/inspections/many', { as, body: { date, timezone: 'Europe/Amsterdam', ...body } });
const list = async () =>
  (await api.request('GET', '/api/inspections?page=1&per_page=1000&items=1', { as: anna })).body;
const hivesOf = async (amount: number): Promise<number[]> =>
  (await anApiary(api, anna, { hive_amount: amount })).hives.map(({ id }: { id: number }) => id);

test('each hive gets what is said of all, but for what is said of it alone', async () => {
  const [first, second, third] = await hivesOf(3);
  const answer = await record({
    impression_grade: 7,
    attention: 0,
    notes: 'Rain',
    items: { 774: 6, 413: 'cups' },
    hives: [
      { hive_id: first },
      { hive_id: second, impression_grade: 4, attention: 1, notes: 'Queenless?', items: { 774: 2 } },
      { hive_id: third, impression_grade: null, items: { 774: null, 769: 0 } },
    ],
  });
  expect([answer.status, answer.body.inspections.map(({ hive_id }: { hive_id: number }) => hive_id)]).toEqual(
    [201, [first, second, third]],
  );
  const shown = await Promise.all(
    answer.body.inspections.map(async ({ id }: { id: number }) => {
      const { body } = await api.request('GET', `/api/inspections/${id}`, { as: anna });
      const items = body.items.map((item: { category_id: number; value: string }) => [
        item.category_id,
        item.value,
      ]);
      return [body.hive_id, body.impression_grade, body.attention, body.notes, items];
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
    const ids: number[] = [];
    while (ids.length < amount) ids.push(...(await hivesOf(Math.min(amount, 50))));
    const hives = ids.map((hive_id) => ({ hive_id: hive_id as HiveId, items: { 774: 3 } }));
    const sent = manyInputOf({ date, items: { 413: 'cups' }, hives });
    return countQueries(api.contextOf(anna), (counted) => recordMany(counted, sent));
  };
  const few = await queriesOf(2);
  const many = await queriesOf(200);
  expect(many).toBe(few);
  expect(await list()).toHaveLength(202);
});

test('a hive of somebody else, or one that does not exist, stops all of them and is named by its place', async () => {
  const [own] = await hivesOf(1);
  const others = await aHive(api, await aUser(api));
  for (const hive_id of [others.id, 2_000_000_000]) {
    const answer = await record({ hives: [{ hive_id: own }, { hive_id }] });
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
    items: { 774: 6 },
    hives: [{ hive_id: first }, { hive_id: second, impression_grade: 11, items: { 769: 5, 413: 'x' } }],
  });
  expect([answer.status, answer.body.problems.map(({ path }: { path: string }) => path).sort()]).toEqual([
    422,
    ['hives.1.impression', 'hives.1.items.769'],
  ]);
  expect(await list()).toEqual([]);
});

test('a hive that is named twice, and none at all, are refused', async () => {
  const [hive_id] = await hivesOf(1);
  expect((await record({ hives: [{ hive_id }, { hive_id }] })).body.problems).toEqual([
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
  const { body } = await api.request('GET', `/api/inspections/hive/${id}/last`, { as: anna });
  expect(body.inspection).toMatchObject({ created_at: '2026-05-01 10:00:00', next_notes: 'Add a super' });
  expect(
    body.items.map((item: { category_id: number; value: string; created_at: string }) => [
      item.category_id,
      item.value,
      item.created_at,
    ]),
  ).toEqual([
    [769, '1', '2026-04-01 10:00:00'],
    [774, '4', '2026-05-01 10:00:00'],
  ]);
});

test('of a hive that nobody has inspected there is nothing to tell', async () => {
  const { id } = await aHive(api, anna);
  const { body } = await api.request('GET', `/api/inspections/hive/${id}/last`, { as: anna });
  expect(body).toEqual({ inspection: null, items: [] });
});
