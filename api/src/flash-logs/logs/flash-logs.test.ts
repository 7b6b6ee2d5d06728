import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { recomputeDays } from '#measurements/storage/jobs.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aLogText, aStoredLog, measuredAt, seeds, sendLog, sentValues, timeOf } from './test-flash-logs.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, as = anna) =>
  api.request(method, `/api${path}`, { as, ...(body === undefined ? {} : { body }) });
const blocksOf = async (id: number) => (await ask('GET', `/flashlogs/${id}/blocks`)).body.blocks;
const storedOf = (deviceId: number) =>
  api.database.db
    .selectFrom('measurements')
    .selectAll()
    .where('device_id', '=', deviceId as never)
    .orderBy('measured_at')
    .execute();

test('a log is found among what is stored, what is missing is imported, and taken back again', async () => {
  const { id, device, start } = await aStoredLog(api, anna);
  await aDefinition(api, anna, { device_id: device.id, offset: 1_400_000, multiplier: 0.001 });
  const before = await storedOf(device.id);
  await api.runJobs();
  const [block] = await blocksOf(id);
  expect(block).toMatchObject({
    placed_by: 'matched',
    setCount: 40,
    dbCount: 10,
    missing_percentage: 75,
    block_data_match_percentage: 100,
    block_data_flashlog_sec_diff: 0,
    doubt: null,
    state: 'checked',
    fw_version: '1.5.9',
    interval_min: 15,
  });
  expect((await ask('POST', `/flashlogs/${id}/blocks/0/import`, {})).status).toBe(202);
  await api.runJobs();
  expect((await blocksOf(id))[0]).toMatchObject({ state: 'imported', progress: 100, persisted_measurements: 30 });
  const stored = await storedOf(device.id);
  expect(stored.map(({ measured_at }) => measured_at.getTime())).toEqual(
    Array.from({ length: 40 }, (_, place) => timeOf(start, place).getTime()),
  );
  expect(stored[3]).toMatchObject({ ...sentValues(3), weight_kg: expect.any(Number) });
  expect((await ask('POST', `/flashlogs/${id}/blocks/0/undo`)).status).toBe(202);
  await api.runJobs();
  expect((await blocksOf(id))[0]).toMatchObject({ state: 'undone', persisted_measurements: 0 });
  expect(await storedOf(device.id)).toEqual(before);
});
