import { aDevice } from '#measurements/devices/test-devices.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { measuredPages } from './measured-pages.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('no page is so long that other requests wait for it, and none leaves a measurement out', async () => {
  const { id } = await aDevice(api, await aUser(api));
  const deviceId = id as DeviceId;
  const start = Date.parse('2026-06-01T00:00:00Z');
  const moments = Array.from({ length: 1001 }, (_, minute) => new Date(start + minute * 60_000));
  await api.database.db
    .insertInto('measurements')
    .values(
      moments.map((moment) => ({
        device_id: deviceId,
        measured_at: moment,
        received_at: moment,
        weight_kg: 40,
      })),
    )
    .execute();
  const timeRange = { deviceId, from: new Date(start), to: null };
  const lengths: number[] = [];
  const read: unknown[] = [];
  for await (const rows of measuredPages(api.app.contextFor('test'), timeRange, ['weight_kg'])) {
    lengths.push(rows.length);
    read.push(...rows.map(({ measured_at }) => measured_at));
  }
  expect(lengths).toEqual([...Array.from({ length: 10 }, () => 100), 1]);
  expect(read).toEqual(moments);
});
