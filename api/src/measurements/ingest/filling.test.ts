import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  anna = await aUser(api);
});
afterAll(() => api.close());

const send = async (body: object, from = '203.0.113.1') =>
  (await api.request('POST', '/api/sensors', { body, headers: { 'x-forwarded-for': from } })).status;

async function inboxOf(id: number) {
  const { body } = await api.request('GET', `/api/v1/devices/${id}/inbox`, { as: anna });
  return body;
}

const strangers = () =>
  api.database.db
    .selectFrom('ingest_inbox')
    .select(['device_key', 'raw', 'sender'])
    .where('device_id', 'is', null)
    .orderBy('id')
    .execute();

const padding = 'x'.repeat(20_000);

test('of a long message the decoded values are stored, and decoding them again gives the same', async () => {
  const { id, key } = await aDevice(api, anna);
  const time = Math.floor(api.clock.now().getTime() / 1000) - 60;
  expect(await send({ key, t: 18.4, time, padding })).toBe(201);
  const [{ id: messageId }] = await inboxOf(id);
  const { body } = await api.request('GET', `/api/v1/devices/${id}/inbox/${messageId}`, { as: anna });
  expect(JSON.parse(body.raw)).toEqual({ body: { key, t: 18.4, time }, shortenedFrom: expect.any(Number) });
});

test('messages of nobody’s device are stored in short, and claimed as they were', async () => {
  const time = Math.floor(api.clock.now().getTime() / 1000) - 60;
  expect(await send({ key: 'long-stranger', t: 18.4, time, padding })).toBe(401);
  const kept = (await strangers()).filter(({ device_key }) => device_key === 'long-stranger');
  expect(kept.map(({ raw }) => raw.length < 8192)).toEqual([true]);
  const { id } = await aDevice(api, anna, { key: 'long-stranger' });
  await api.runJobs();
  expect(await inboxOf(id)).toMatchObject([{ status: 'stored', valueCount: 1 }]);
});

test('of one stranger the newest 500 messages are stored, and those of others remain', async () => {
  expect(await send({ key: 'quiet-stranger', t: 1 }, '203.0.113.7')).toBe(401);
  for (let count = 0; count < 505; count += 1) await send({ key: `loud-stranger-${count}`, t: 1 });
  const keys = (await strangers()).map(({ device_key }) => device_key);
  expect(keys).toContain('quiet-stranger');
  const loud = keys.filter((key) => key.startsWith('loud-stranger'));
  expect([loud.length, loud[0], loud.at(-1)]).toEqual([500, 'loud-stranger-5', 'loud-stranger-504']);
});

const invented = (from: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`made_up_${from + index}`, 1]));

test('a message brings thirty names of its own making, and says that others were left out', async () => {
  const { id, key } = await aDevice(api, anna);
  expect(await send({ key, t: 18.4, ...invented(0, 40) })).toBe(201);
  expect(await inboxOf(id)).toMatchObject([
    { valueCount: 31, notes: [{ code: 'too_many_names', params: { kept: 30 } }] },
  ]);
});

test('a device brings a hundred in all its life; the known ones go on', async () => {
  const { id, key } = await aDevice(api, anna);
  for (const from of [0, 30, 60, 90]) await send({ key, ...invented(from, 30), time: 1_790_000_000 + from });
  const [newest, ...older] = await inboxOf(id);
  expect(newest).toMatchObject({
    valueCount: 10,
    notes: [{ code: 'too_many_names', params: { kept: 100 } }],
  });
  expect(older.map(({ valueCount }: { valueCount: number }) => valueCount)).toEqual([30, 30, 30]);
  expect(await send({ key, made_up_99: 2, made_up_100: 2 })).toBe(201);
  const { device_id, invented_names } = await api.database.db
    .selectFrom('devices')
    .select(['id as device_id', 'invented_names'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect([device_id, invented_names.length]).toEqual([id, 100]);
  expect((await inboxOf(id))[0].valueCount).toBe(1);
});

test('messages that invent the same name at once do it once', async () => {
  const { key } = await aDevice(api, anna);
  const statuses = await Promise.all(
    [1, 2, 3].map((number) => send({ key, made_up: number, other: number })),
  );
  expect(statuses).toEqual([201, 201, 201]);
  const { invented_names } = await api.database.db
    .selectFrom('devices')
    .select('invented_names')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(invented_names.toSorted()).toEqual(['made_up', 'other']);
});
