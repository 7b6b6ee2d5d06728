import { anImport, mapped, step } from '#imports/test-imports.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { storePast } from '#measurements/ingest/store.ts';
import type { DeviceId, FlashLogId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { noteBrought, undoQueued } from './import-store.ts';
import { aStoredLog, measuredValues, timeOf } from './test-flash-logs.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
});
afterAll(() => api.close());

const storedAt = (deviceId: DeviceId, time: Date) =>
  api.database.db
    .selectFrom('measurements')
    .select(['t_0', 'h'])
    .where('device_id', '=', deviceId)
    .where('measured_at', '=', time)
    .execute();

test('what a file filled in stays when the import of a log is undone, and goes with the file', async () => {
  const { id, device, start } = await aStoredLog(api, anna);
  await api.runJobs();
  await api.request('POST', `/api/flashlogs/${id}?block_id=0`, { as: anna });
  const time = timeOf(start, 3);
  const file = await anImport(api, anna, `time,h\n${time.toISOString()},50\n`);
  await mapped(api, anna, file, { target: String(device.id) });
  await step(api, anna, file.id, 'count');
  await step(api, anna, file.id, 'start');
  expect(await storedAt(device.id, time)).toEqual([{ t_0: measuredValues(3).t_0, h: 50 }]);
  await api.request('DELETE', `/api/flashlogs/${id}?block_id=0`, { as: anna });
  expect(await storedAt(device.id, time)).toEqual([{ t_0: null, h: 50 }]);
  await step(api, anna, file.id, 'undo');
  expect(await storedAt(device.id, time)).toEqual([]);
});

test.each([
  ['the first', [1, 2], { t_0: null, h: 50 }],
  ['the second', [2, 1], { t_0: 30, h: null }],
])(
  'of two logs of which one filled in what the other brought, %s is undone alone',
  async (_, order, left) => {
    const { id: deviceId } = await aDevice(api, anna);
    const context = api.contextOf(anna);
    const measuredAt = new Date('2026-02-01T10:00:00Z');
    const bring = async (log: number, name: QuantityName, value: number, isWhole: boolean) => {
      api.clock.advance({ minutes: 1 });
      const at = api.clock.now();
      await storePast(context, [{ deviceId, receivedAt: at, measuredAt, values: { [name]: value } }]);
      const block = { logId: log as FlashLogId, block: 0 };
      await noteBrought(context, block, deviceId, [{ measuredAt, names: [name], isWhole }]);
    };
    await bring(1, 't_0', 30, true);
    await bring(2, 'h', 50, false);
    const undo = (log: number | undefined) =>
      undoQueued(context, { logId: log as FlashLogId, block: 0 }, deviceId, {
        limit: 10,
        at: api.clock.now(),
      });
    await undo(order[0]);
    expect(await storedAt(deviceId, measuredAt)).toEqual([left]);
    await undo(order[1]);
    expect(await storedAt(deviceId, measuredAt)).toEqual([]);
  },
);
