import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aLogText, aStoredLog, measuredAt, measuredValues, seeds, sendLog } from './test-flash-logs.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api);
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  api.request(method, `/api${path}`, { as: anna, ...(body === undefined ? {} : { body }) });

test('a log whose clock goes on tells its days, its weights and what its clock did', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  await aDefinition(api, anna, { device_id: device.id, offset: 1_400_000, multiplier: 0.001 });
  const start = Date.parse('2026-05-01T00:00:00Z');
  // A whole day, then six hours of the next, by a calendar that is a month ahead from there on.
  const measured = seeds(120).map((one, place) => ({
    ...one,
    clock: start / 1000 + place * 900 + (place >= 96 ? 30 * 86_400 : 0),
  }));
  const { id } = await sendLog(api, anna, device.id, aLogText([measured]));
  const { body: waiting } = await ask('GET', '/flashlogs');
  expect(waiting[0].meta_data).toEqual({ port3_msg: 120, firmwares: [] });
  await api.runJobs();
  const weights = seeds(120)
    .map(({ seed }) => (measuredValues(seed).w_v - 1_400_000) * 0.001)
    .toSorted((one, other) => one - other);
  const { body } = await ask('GET', `/flashlogs/${id}`);
  expect(body.meta_data).toMatchObject({
    ...{ port2_msg: 1, port3_msg: 120, data_days: 1.25, data_days_weight: 1.25 },
    ...{ bat_low_perc: 0, bat_low_blocks: 0, time_clock_rtc: 120, time_clock_mcu: 1, rtc_bug: true },
    firmwares: ['1.5.9 @ 1970-01-01 00:00:05'],
    ...{ port3_time_first: '2026-05-01 00:00:00', port3_time_last: '2026-05-02 05:45:00' },
    port3_device_time_last: '2026-06-01 05:45:00',
    weight_kg: {
      count: 120,
      min: expect.closeTo(weights[0] ?? 0, 2),
      max: expect.closeTo(weights[119] ?? 0, 2),
    },
    valid_data_points: { '2026-05-01': 96, '2026-05-02': 24 },
    lowest_bv: { '2026-05-01': expect.closeTo(3.2, 1) },
    port2_times_device: { '1970-01-01': ['[1] 5: 1970-01-01 00:00:05'] },
  });
  const [listed] = (await ask('GET', '/flashlogs')).body;
  expect(listed.meta_data).toMatchObject({ data_days: 1.25 });
  expect(listed.meta_data).not.toHaveProperty('valid_data_points');
});

test('a block that gets its time by hand is described too', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const { id } = await sendLog(api, anna, device.id, aLogText([seeds(48)]));
  await api.runJobs();
  expect((await ask('GET', `/flashlogs/${id}`)).body.meta_data).toMatchObject({
    ...{ data_days: 0, port3_time_first: null, weight_kg: null, time_err_too_low: 48 },
  });
  await ask('POST', `/v1/flash-logs/${id}/blocks/0/import`, { startsAt: '2026-02-01T00:00:00Z' });
  expect((await ask('GET', `/flashlogs/${id}`)).body.meta_data).toMatchObject({
    ...{ data_days: 0.5, port3_time_first: '2026-02-01 00:00:00', data_days_weight: 0 },
  });
});

test('an upload names the values that it sends, and may have options in its address', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const data = aLogText([seeds(6)]);
  expect((await ask('POST', '/sensors/flashlog', { id: device.id, data })).body).not.toHaveProperty('fields');
  const read = await ask('POST', '/sensors/flashlog?show=1&save=0', { key: device.key, data });
  expect(read.body).toMatchObject({ log_saved: false, fields: ['show', 'save', 'key', 'data'] });
});

test('fewer pairs than usual find a block for who asks for it', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const start = Date.parse('2026-03-01T00:00:00Z');
  for (const place of [3, 7, 11]) await measuredAt(api, device.key, place, new Date(start + place * 900_000));
  const { id } = await sendLog(api, anna, device.id, aLogText([seeds(20)]));
  await api.runJobs();
  expect((await ask('GET', `/flashlogs/${id}`)).body).toMatchObject({ matching_blocks: 0, matches_min: 5 });
  expect((await ask('GET', `/flashlogs/${id}?matches_min=3&db_records=80&save_result=1`)).body).toMatchObject(
    {
      ...{ matching_blocks: 1, matches_min: 3 },
      log: [{ time_start: '2026-03-01 00:00:00' }],
    },
  );
});

test('values that are not searched again are listed as they were found', async () => {
  const { id } = await aStoredLog(api, anna);
  const first = await ask('GET', `/flashlogs/${id}`);
  const again = await ask('GET', `/flashlogs/${id}?matches_min=5&match_props=9&from_cache=1`);
  expect(again.body).toEqual(first.body);
});
