import { aGroupOf } from '#groups/groups/test-groups.ts';
import type { QueenId } from '#platform/context/ids.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = anna) =>
  api.request(method, `/api${path}`, { as, ...(body && { body }) });
const bought = { name: 'Beatrix', place: ' Apidea 3 ', purpose: 'mating' };
const date = '2026-05-03';
const aBoughtQueen = async () => (await send('POST', '/v1/queens', bought)).body;

test('a queen who has headed no hive is entered with where she is kept and why', async () => {
  const { body } = await send('POST', '/v1/queens', bought);
  const expected = { id: body.id, revision: 1, name: 'Beatrix', place: 'Apidea 3', purpose: 'mating' };
  expect(body).toEqual({ ...expected, raceId: '930', isFertilized: false, isClipped: false });
  expect((await send('GET', '/v1/queens')).body).toEqual([{ queen: body, access: 'owner', reigns: [] }]);
  const hiveId = String((await aHive(api, anna)).id);
  const inHive = await send('POST', '/v1/queens', { ...bought, hiveId });
  expect([inHive.status, inHive.body.problems]).toEqual([422, [{ path: 'place', code: 'invalid' }]]);
});

test('she is edited, introduced to a hive, and is then known by it', async () => {
  const { id } = await aBoughtQueen();
  const edited = await send('PATCH', `/v1/queens/${id}`, { line: 'B20' });
  expect(edited.body).toMatchObject({ revision: 2, line: 'B20', place: 'Apidea 3' });
  const hive = await aHive(api, anna);
  const moved = await send('POST', `/v1/queens/${id}/move`, { date, hiveId: String(hive.id) });
  expect(moved.body).toMatchObject([{ id: String(hive.id), queen: { id, name: 'Beatrix' } }]);
  const { body } = await send('GET', `/v1/queens/${id}`);
  expect(body).toMatchObject({ hiveId: String(hive.id), revision: 3 });
  expect([body.place, body.purpose]).toEqual([undefined, undefined]);
});

test('she heads a hive by a requeening too', async () => {
  const { id } = await aBoughtQueen();
  const hive = await aHive(api, anna, { queen: { name: 'Old' } });
  const { body } = await send('POST', `/v1/hives/${hive.id}/requeen`, { date, queenId: id, fate: 'dead' });
  expect(body).toMatchObject([{ queen: { id } }]);
});

test('she is sold without having headed a hive, and found again', async () => {
  const { id } = await aBoughtQueen();
  const sold = await send('POST', `/v1/queens/${id}/fate`, { date, fate: 'sold', recipient: 'Bram' });
  expect([sold.status, sold.body]).toEqual([200, []]);
  expect((await send('GET', `/v1/queens/${id}`)).body).toMatchObject({
    ...{ goneOn: date, fate: 'sold', recipient: 'Bram' },
  });
  const noted = await send('POST', `/v1/queens/${id}/fate`, { date, fate: 'dead', note: 'Lost?' });
  expect([noted.status, noted.body.problems]).toEqual([422, [{ path: 'note', code: 'invalid' }]]);
  await send('POST', `/v1/queens/${id}/fate`, { date, fate: 'kept', place: 'Queen bank' });
  const { body } = await send('GET', `/v1/queens/${id}`);
  expect([body.goneOn, body.place, body.recipient]).toEqual([undefined, 'Queen bank', undefined]);
});

test('she can be a mother, and is deleted', async () => {
  const { id } = await aBoughtQueen();
  const daughter = await send('POST', '/v1/queens', { name: 'Juliana', motherId: id });
  expect(daughter.body).toMatchObject({ motherId: id });
  expect((await send('DELETE', `/v1/queens/${id}`)).status).toBe(204);
  expect((await send('GET', `/v1/queens/${id}`)).status).toBe(404);
});

test('nobody else sees her, also who shares all hives, until she heads a shared one', async () => {
  const bram = await aUser(api);
  const hive = await aHive(api, anna);
  const group = await aGroupOf(api, anna, bram);
  const hives = [{ hiveId: String(hive.id), right: 'edit' }];
  await send('PATCH', `/v1/groups/${group.id}/hives`, { hives });
  const { id } = await aBoughtQueen();
  const seen = async () => [
    (await send('GET', `/v1/queens/${id}`, undefined, bram)).status,
    (await send('GET', '/v1/queens', undefined, bram)).body.length,
  ];
  expect(await seen()).toEqual([404, 0]);
  const step = { date, hiveId: String(hive.id) };
  expect((await send('POST', `/v1/queens/${id}/move`, step, bram)).status).toBe(404);
  await send('POST', `/v1/queens/${id}/move`, step);
  expect(await seen()).toEqual([200, 1]);
});

test('a queen who is introduced to a hive of somebody else is of its owner, and stays when her person goes', async () => {
  const bram = await aUser(api);
  const hive = await aHive(api, anna);
  const group = await aGroupOf(api, anna, bram);
  const hives = [{ hiveId: String(hive.id), right: 'edit' }];
  await send('PATCH', `/v1/groups/${group.id}/hives`, { hives });
  const { id } = (await send('POST', '/v1/queens', bought, bram)).body;
  await send('POST', `/v1/queens/${id}/move`, { date, hiveId: String(hive.id) }, bram);
  const { events } = (await send('GET', `/v1/hives/${hive.id}/history`)).body;
  expect(events).toMatchObject([{ kind: 'queen_move', queen: { id } }]);
  const row = await api.database.db
    .selectFrom('queens')
    .select(['user_id', 'hive_id'])
    .where('id', '=', Number(id) as QueenId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ user_id: null, hive_id: hive.id });
});

test('old clients do not know her', async () => {
  const { id } = await aBoughtQueen();
  expect((await send('GET', '/queens')).status).toBe(404);
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    expect([
      method,
      (await send(method, `/queens/${id}`, method === 'PATCH' ? { name: 'X' } : undefined)).status,
    ]).toEqual([method, 404]);
  }
  expect((await send('GET', `/v1/queens/${id}`)).body.name).toBe('Beatrix');
});

test('a person reads how many queens go with the account, those without a hive too', async () => {
  await aBoughtQueen();
  await aHive(api, anna, { queen: { name: 'Old' } });
  expect((await send('GET', '/v1/account/losses')).body).toMatchObject({ queens: 2 });
});
