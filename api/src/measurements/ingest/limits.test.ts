import { aDevice } from '#measurements/devices/test-devices.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => api.close());

const send = (key: string) => api.request('POST', `/api/sensors?key=${key}&t=18`);

test('one device is slowed down, and its neighbour behind the same network server is not', async () => {
  const anna = await aUser(api);
  const [loud, quiet] = [await aDevice(api, anna), await aDevice(api, anna)];
  const statuses = new Set<number>();
  for (let sent = 0; sent < rateLimits.device.max; sent += 1) statuses.add((await send(loud.key)).status);
  expect([...statuses]).toEqual([201]);
  expect((await send(loud.key)).status).toBe(429);
  expect((await send(quiet.key)).status).toBe(201);
});

test('its owner sees it: one message of each minute over the limit is stored, and none is counted', async () => {
  const anna = await aUser(api);
  const { id, key } = await aDevice(api, anna);
  const sendMany = async () => {
    for (let sent = 0; sent < rateLimits.device.max + 5; sent += 1) await send(key);
  };
  const inbox = async (status: string) =>
    (await api.request('GET', `/api/v1/devices/${id}/inbox?status=${status}`, { as: anna })).body;
  await sendMany();
  const [rejected, ...more] = await inbox('too_many');
  expect(rejected).toMatchObject({
    valueCount: 0,
    notes: [{ code: 'too_many', params: { perMinute: rateLimits.device.max } }],
  });
  expect(more).toEqual([]);
  expect((await inbox('stored')).length).toBeGreaterThan(0);
  api.clock.advance({ minutes: 1 });
  await sendMany();
  expect(await inbox('too_many')).toHaveLength(2);
});

test('devices that nobody has are counted by address', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent <= rateLimits.unknownDevice.max; sent += 1)
    statuses.push((await send(`unknown-${sent}`)).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429]);
});
