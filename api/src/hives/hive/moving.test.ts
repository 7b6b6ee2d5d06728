import type { HiveId } from '#platform/context/ids.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { moveHives } from './moving.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
});
afterAll(() => api.close());

const move = (hiveIds: number[], apiaryId: number, as = user) =>
  api.request('POST', '/api/v1/hives/move', {
    as,
    body: { hiveIds: hiveIds.map(String), apiaryId: String(apiaryId), timeZone: 'Europe/Amsterdam' },
  });
const show = async (id: number) => (await api.request('GET', `/api/hives/${id}`, { as: user })).body.hives[0];
const placesOf = async (id: number) =>
  (await api.request('GET', `/api/v1/hives/${id}/places`, { as: user })).body;
const notesOf = async (id: number) =>
  (await api.request('GET', `/api/inspections/hive/${id}`, { as: user })).body.inspections.data.map(
    ({ notes }: { notes: string }) => notes,
  );

test('hives move together, stand last there, and their diaries say so', async () => {
  const orchard = await anApiary(api, user, { name: 'Orchard', hive_amount: 2 });
  const heath = await anApiary(api, user, { name: 'Heath', hive_amount: 0 });
  const ids = orchard.hives.map(({ id }: { id: number }) => id);
  const { status, body } = await move(ids, heath.id);
  expect(status).toBe(200);
  expect(body).toMatchObject(
    ids.map((id: number) => ({ id: String(id), apiaryId: String(heath.id), revision: 2 })),
  );
  expect(body[0].order).toBeUndefined();
  expect(await notesOf(ids[0])).toEqual(['Hive 1: moved from Orchard to Heath']);
});

test('it is stored which hive was where, and when', async () => {
  const hive = await aHive(api, user);
  const heath = await anApiary(api, user, { name: 'Heath', hive_amount: 0 });
  await move([hive.id], heath.id);
  const [present, former] = await placesOf(hive.id);
  expect(present).toEqual({ apiaryId: String(heath.id), apiaryName: 'Heath', since: former.until });
  expect(former).toMatchObject({ apiaryName: 'Orchard', since: expect.any(String) });
  const { body } = await api.request('GET', `/api/v1/hives/${hive.id}/history`, { as: user });
  expect(body.places).toEqual([present, former]);
});

test('moving by an edit of one hive is stored as well', async () => {
  const { id, name, layers } = await aHive(api, user);
  const heath = await anApiary(api, user, { name: 'Heath', hive_amount: 0 });
  await api.request('PATCH', `/api/hives/${id}`, {
    as: user,
    body: { name, layers, location_id: heath.id, timezone: 'UTC' },
  });
  expect((await placesOf(id)).map(({ apiaryName }: { apiaryName: string }) => apiaryName)).toEqual([
    'Heath',
    'Orchard',
  ]);
});

test('a hive that is already there does not change', async () => {
  const hive = await aHive(api, user);
  const { status } = await move([hive.id, hive.id], hive.location_id);
  expect(status).toBe(200);
  expect(await show(hive.id)).toEqual(hive);
  expect(await placesOf(hive.id)).toHaveLength(1);
});

test('all or none: with a hive or an apiary of somebody else nothing moves', async () => {
  const stranger = await aUser(api);
  const hive = await aHive(api, user);
  const heath = await anApiary(api, user, { name: 'Heath', hive_amount: 0 });
  const theirs = await aHive(api, stranger);
  expect((await move([hive.id, theirs.id], heath.id)).status).toBe(404);
  expect((await move([hive.id, 2_000_000], heath.id)).status).toBe(404);
  expect((await move([hive.id], theirs.location_id)).status).toBe(404);
  expect(await show(hive.id)).toEqual(hive);
});

test.each([[{ hiveIds: [] }], [{ hiveIds: ['x'] }], [{ timeZone: 'Nowhere/At all' }], [{ apiaryId: '-1' }]])(
  'wrong input %j is refused',
  async (wrong) => {
    const hive = await aHive(api, user);
    const body = {
      hiveIds: [String(hive.id)],
      apiaryId: String(hive.location_id),
      timeZone: 'UTC',
      ...wrong,
    };
    const { status } = await api.request('POST', '/api/v1/hives/move', { as: user, body });
    expect(status).toBe(422);
  },
);

test('fifty hives cost as many queries as one', async () => {
  const { hives } = await anApiary(api, user, { hive_amount: 50 });
  const ids = hives.map(({ id }: { id: HiveId }) => id);
  const heath = await anApiary(api, user, { name: 'Heath', hive_amount: 0 });
  const queriesFor = (hiveIds: HiveId[]) =>
    countQueries(api.contextOf(user), (context) =>
      moveHives(context, { hiveIds, apiaryId: heath.id, timeZone: 'UTC' }),
    );
  const ofOne = await queriesFor(ids.slice(0, 1));
  expect(await queriesFor(ids.slice(1))).toBe(ofOne);
});
