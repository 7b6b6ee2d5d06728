import { sql } from 'kysely';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { problemsIn } from '../entries/test-entries.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const count = async (day: string, as = anna) =>
  (await api.request('GET', `/api/v1/colony-count?day=${day}`, { as })).body;
const numbers = async (day: string) => {
  const { total, apiaries } = await count(day);
  return [total, ...apiaries.map(({ name, hives }: never) => [name, (hives as unknown[]).length])];
};
/** As if they had been entered that day. */
const enteredOn = (day: string) =>
  sql`with moved as (update hive_places set since = ${day}::date
      where hive_id in (select id from hives where user_id = ${anna.id}) returning hive_id)
    update hives set created_at = ${day}::date where id in (select hive_id from moved)`.execute(
    api.database.db,
  );
const step = (hive: number, path: string, body: unknown) =>
  api.request('POST', `/api/v1/hives/${hive}/${path}`, { as: anna, body });

test('colonies are counted where they stood, with the place, on the day itself and not the day before', async () => {
  await anApiary(api, anna, { name: 'Meadow', hive_amount: 3, city: 'Utrecht', postal_code: '3511' });
  await anApiary(api, anna, { name: 'Wood', hive_amount: 1 });
  await enteredOn('2025-05-01');
  expect(await numbers('2025-05-01')).toEqual([4, ['Meadow', 3], ['Wood', 1]]);
  expect(await numbers('2025-04-30')).toEqual([0]);
  expect((await count('2026-02-01')).apiaries[0]).toMatchObject({
    address: { city: 'Utrecht', postalCode: '3511' },
  });
});

test('a colony counts until the day on which it was lost, and one that was split off from its first day on', async () => {
  const hive = await aHive(api, anna, { name: 'Beatrix' });
  await enteredOn('2025-05-01');
  const split = { date: '2026-05-02', name: 'Nucleus', state: 'nucleus', doesQueenMove: false };
  const { body } = await step(hive.id, 'split', split);
  expect([(await count('2026-05-01')).total, (await count('2026-05-02')).total]).toEqual([1, 2]);
  await step(hive.id, 'states', { state: 'lost', date: '2026-10-03' });
  expect([(await count('2026-10-02')).total, (await count('2026-10-03')).total]).toEqual([2, 1]);
  expect((await count('2026-10-03')).apiaries[0].hives).toEqual([
    { id: body[1].id, name: 'Nucleus', state: 'nucleus' },
  ]);
});

test('two colonies that were united are one', async () => {
  const { hives } = await anApiary(api, anna, { hive_amount: 2 });
  await enteredOn('2025-05-01');
  const union = { date: '2026-09-05', otherHiveId: String(hives[1].id), queen: 'none' };
  expect((await step(hives[0].id, 'unite', union)).status).toBeLessThan(300);
  expect([(await count('2026-09-04')).total, (await count('2026-09-05')).total]).toEqual([2, 1]);
});

test('a hive that was deleted since stood there then', async () => {
  const hive = await aHive(api, anna);
  await enteredOn('2025-05-01');
  await api.request('DELETE', `/api/hives/${hive.id}`, { as: anna });
  expect((await count('2026-02-01')).total).toBe(1);
});

test('hives that others share are theirs to count', async () => {
  const bram = await aUser(api);
  const hive = await aHive(api, anna);
  await share(api, { hiveId: hive.id, memberId: bram.id, mayEdit: true });
  await enteredOn('2025-05-01');
  expect((await count('2026-02-01', bram)).total).toBe(0);
});

test('a day to come and a day that there is not are refused', async () => {
  for (const [day, problem] of [
    ['2099-01-01', 'date_in_future'],
    ['2026-02-30', 'not_a_date'],
  ]) {
    const { status, body } = await api.request('GET', `/api/v1/colony-count?day=${day}`, { as: anna });
    expect([status, problemsIn(body)]).toEqual([422, { day: [problem] }]);
  }
});
