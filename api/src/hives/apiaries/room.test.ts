import { hiveLimits } from '@skep/domain';
import { sql } from 'kysely';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ environment: { HIVES_PER_ACCOUNT: '5' } });
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.request('POST', path, { as: anna, body });
const problemsOf = ({ body }: { body: { problems?: unknown } }) => body.problems;

test('an account has room for so many hives, however they are made, and for more once some are deleted', async () => {
  const apiary = await anApiary(api, anna, { hive_amount: 4 });
  const full = [{ path: 'hives.amount', code: 'account_full', params: { max: 5 } }];
  expect(problemsOf(await post('/api/locations', { name: 'Two', hive_amount: 2 }))).toEqual(full);
  const hive = await aHive(api, anna, { location_id: apiary.id });
  const another = { name: 'Six', location_id: apiary.id };
  expect(problemsOf(await post('/api/hives', another))).toMatchObject([{ code: 'account_full' }]);
  await api.request('DELETE', `/api/hives/${hive.id}`, { as: anna });
  expect((await post('/api/hives', another)).status).toBe(200);
});

test('requests that come at once make no more hives than there is room for', async () => {
  const apiary = await anApiary(api, anna, { hive_amount: 3 });
  const made = await Promise.all(
    [1, 2, 3, 4].map((number) => post('/api/hives', { name: `Hive ${number}`, location_id: apiary.id })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
});

test('an account has room for as many apiaries as for hives', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await post('/api/locations', { name: `Apiary ${count}`, hive_amount: 0 })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
});

test('an apiary holds so many hives, also when hives move there', async () => {
  const [from, to] = [await anApiary(api, anna), await anApiary(api, anna, { hive_amount: 1 })];
  const held = { hiveId: to.hives[0].id, count: hiveLimits.inApiaryMax - 1 };
  await fill(held);
  const move = { hiveIds: [String(from.hives[0].id)], apiaryId: String(to.id), timeZone: 'UTC' };
  expect(problemsOf(await post('/api/v1/hives/move', move))).toMatchObject([
    { code: 'apiary_full', params: { max: hiveLimits.inApiaryMax } },
  ]);
});

/** Inserts copies of a hive into the same apiary, straight into the database. */
async function fill({ hiveId, count }: { hiveId: number; count: number }): Promise<void> {
  await sql`insert into hives (user_id, apiary_id, name, type_id, created_at, updated_at)
    select user_id, apiary_id, name, type_id, created_at, updated_at
    from hives, generate_series(1, ${count}) where id = ${hiveId}`.execute(api.database.db);
}
