import { sql } from 'kysely';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

const ofAddress = rateLimits.unknownDevice.max;
const ofAll = rateLimits.unknownDevices.max;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => api.close());

test('messages of devices that nobody has are limited by address and for all addresses, and a refused one costs no row', async () => {
  const statuses: number[] = [];
  for (let address = 0; address <= ofAll / ofAddress; address += 1)
    for (let sent = 0; sent <= ofAddress; sent += 1) {
      const url = `/api/sensors?key=crowd-${address}-${sent}&t=18`;
      statuses.push((await api.request('POST', url, { from: `10.1.0.${address}` })).status);
    }
  expect(statuses.slice(0, ofAddress + 1)).toEqual([...Array(ofAddress).fill(401), 429]);
  expect(statuses.filter((status) => status === 401)).toHaveLength(ofAll);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ingest_inbox where device_key like 'crowd-%'`.execute(api.database.db);
  expect(rows).toEqual([{ count: ofAll }]);
});
