import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const send = async (key: string, values: object) =>
  (await api.request('POST', '/api/sensors', { body: { key, ...values } })).status;
async function inbox(deviceId: number, as = anna) {
  const { body } = await api.request('GET', `/api/v1/devices/${deviceId}/inbox`, { as });
  return body.map(({ status, repeats }: { status: string; repeats: number }) => [status, repeats]);
}
const stored = (deviceId: number) =>
  api.database.db
    .selectFrom('measurements')
    .select(['t', 'received_at'])
    .where('device_id', '=', deviceId as never)
    .orderBy('measured_at')
    .execute();
const waiting = async () => {
  const rows = await api.database.db
    .selectFrom('ingest_inbox')
    .select('id')
    .where('device_id', 'is', null)
    .where('device_key', 'in', ['waiting-scale', 'another-scale'])
    .execute();
  return rows.length;
};

test('who registers a device gets what it sent before, at the time at which it came, and each message once', async () => {
  const first = api.clock.now();
  const time = Math.floor(first.getTime() / 1000);
  expect(await send('waiting-scale', { t: 18, time })).toBe(401);
  expect(await send('waiting-scale', { t: 18, time })).toBe(401);
  expect(await send('another-scale', { t: 50 })).toBe(401);
  api.clock.advance({ minutes: 30 });
  expect(await send('Waiting-Scale', { t: 19 })).toBe(401);
  api.clock.advance({ days: 1 });
  const { id } = await aDevice(api, anna, { key: 'WAITING-scale' });
  await api.runJobs();
  expect(await inbox(id)).toEqual([
    ['stored', 0],
    ['stored', 1],
  ]);
  expect(
    (await stored(id)).map(({ t, received_at }) => [t, received_at.getTime() - first.getTime()]),
  ).toEqual([
    [18, 0],
    [19, 30 * 60_000],
  ]);
  expect(await waiting()).toBe(1);
  const { body } = await api.request('GET', `/api/devices/${id}`, { as: anna });
  expect(body.connection).toBe('offline');
  await api.app.jobs.queue.send('claim-messages', { deviceId: id });
  await api.runJobs();
  expect(await inbox(id)).toHaveLength(2);
});

test('a device that gets another key gets what waits under it', async () => {
  const { id } = await aDevice(api, anna);
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { key: 'another-scale' } });
  await api.runJobs();
  expect((await stored(id)).map(({ t }) => t)).toEqual([50]);
  expect(await waiting()).toBe(0);
});

test('what was sent while a device was another’s stays with that person', async () => {
  const bert = await aUser(api);
  const before = await aDevice(api, anna, { key: 'sold-scale' });
  await send('sold-scale', { t: 10 });
  await api.request('DELETE', `/api/devices/${before.id}`, { as: anna });
  await send('sold-scale', { t: 20 });
  const after = await aDevice(api, bert, { key: 'sold-scale' });
  await api.runJobs();
  expect((await stored(after.id)).map(({ t }) => t)).toEqual([20]);
  expect((await stored(before.id)).map(({ t }) => t)).toEqual([10]);
});
