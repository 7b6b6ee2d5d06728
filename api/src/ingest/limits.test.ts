import { aDevice } from '../devices/test-devices.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { aUser } from '../testing/builders.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

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

test('devices that nobody has are counted by address', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent <= rateLimits.unknownDevice.max; sent += 1)
    statuses.push((await send(`unknown-${sent}`)).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429]);
});
