import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { recomputeDays } from '#measurements/partitions/jobs.ts';
import { monthPartitions } from '#measurements/partitions/partition-store.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { importBlock } from './importing.ts';
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
const blocksOf = async (id: number) => (await ask('GET', `/v1/flash-logs/${id}`)).body.blocks;
const storedOf = (deviceId: number) =>
  api.database.db
    .selectFrom('measurements')
    .selectAll()
    .where('device_id', '=', deviceId as never)
    .orderBy('measured_at')
    .execute();

test('where the operator leaves logs to admins, their owner hands one over, and an admin imports it', async () => {
  const strict = await startTestApi({ database: api.database, environment: { FLASH_LOG_ADMIN_ONLY: '1' } });
  const admin = await aUser(api, { isAdmin: true });
  const { id } = await aStoredLog(strict, anna);
  const status = async (as: TestUser, path: string) =>
    (await strict.request('GET', `/api${path}`, { as })).status;
  const { body } = await strict.request('GET', '/api/flashlogs', { as: anna });
  expect(body).toMatchObject({ code: 'admins_only' });
  expect([
    await status(anna, '/flashlogs'),
    await status(anna, `/flashlogs/${id}`),
    await status(anna, `/v1/flash-logs/${id}`),
  ]).toEqual([403, 403, 403]);
  expect([await status(admin, '/v1/flash-logs'), await status(admin, `/v1/flash-logs/${id}`)]).toEqual([
    200, 200,
  ]);
  await strict.close();
});

test('a log is found among what is stored, what is missing is imported, and taken back again', async () => {
  const { id, device, start } = await aStoredLog(api, anna);
  await aDefinition(api, anna, { device_id: device.id, offset: 1_400_000, multiplier: 0.001 });
  const before = await storedOf(device.id);
  await api.runJobs();
  const [block] = await blocksOf(id);
  expect(block).toMatchObject({
    ...{ index: 0, placing: 'matched', measurementCount: 40, matchCount: 10, missingPercent: 75 },
    ...{ matchPercent: 100, differenceSeconds: 0, state: 'checked' },
    ...{ firmwareVersion: '1.5.9', intervalMinutes: 15, progressPercent: 0 },
  });
  expect((await ask('POST', `/v1/flash-logs/${id}/blocks/0/import`, {})).status).toBe(200);
  await api.runJobs();
  expect((await blocksOf(id))[0]).toMatchObject({
    state: 'imported',
    progressPercent: 100,
    importedCount: 30,
  });
  const stored = await storedOf(device.id);
  expect(stored.map(({ measured_at }) => measured_at.getTime())).toEqual(
    Array.from({ length: 40 }, (_, place) => timeOf(start, place).getTime()),
  );
  expect(stored[3]).toMatchObject({ ...sentValues(3), weight_kg: expect.any(Number) });
  expect((await ask('POST', `/v1/flash-logs/${id}/blocks/0/undo`)).status).toBe(200);
  await api.runJobs();
  expect((await blocksOf(id))[0]).toMatchObject({ state: 'undone', importedCount: 0 });
  expect(await storedOf(device.id)).toEqual(before);
});

test('a block that is imported twice, or by two at once, is stored once', async () => {
  const { id, device } = await aStoredLog(api, anna);
  await api.runJobs();
  const answers = await Promise.all([
    ask('POST', `/flashlogs/${id}?block_id=0`),
    ask('POST', `/flashlogs/${id}?block_id=0`),
  ]);
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
  expect((await storedOf(device.id)).length).toBe(40);
  const again = await ask('POST', `/flashlogs/${id}?block_id=0`);
  expect([again.status, again.body.error]).toEqual([500, 'no_data_stored']);
  await api.runJobs();
  expect((await storedOf(device.id)).length).toBe(40);
  expect((await ask('GET', '/flashlogs')).body.find((log: { id: number }) => log.id === id)).toMatchObject({
    persisted_measurements: 30,
    persisted_block_ids_array: [0],
  });
});

test('the wire undoes an import once, and says when there is nothing to undo', async () => {
  const { id, device } = await aStoredLog(api, anna);
  await api.runJobs();
  const none = await ask('DELETE', `/flashlogs/${id}?block_id=0`);
  expect([none.status, none.body.error]).toEqual([500, 'no_data_deleted_because_no_matches_found']);
  await ask('POST', `/flashlogs/${id}?block_id=0`);
  const { status, body } = await ask('DELETE', `/flashlogs/${id}?block_id=0`);
  expect([status, body]).toEqual([
    200,
    {
      data_deleted: true,
      deleted_measurements: 30,
      deleted_days: expect.any(Number),
      flashlog_id: id,
      block_id: 0,
    },
  ]);
  expect((await storedOf(device.id)).length).toBe(10);
});

test('an import that was ended in the middle goes on where it was, and one that is undone meanwhile stops', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const start = new Date(Math.floor(api.clock.now().getTime() / 60_000) * 60_000 - 40 * 24 * 60 * 60_000);
  for (let place = 0; place < 12; place += 1) await measuredAt(api, device.key, place, timeOf(start, place));
  const { id } = await sendLog(api, anna, device.id, aLogText([seeds(2500)]));
  await api.runJobs();
  await ask('POST', `/v1/flash-logs/${id}/blocks/0/import`, {});
  const { db } = api.database;
  const processedOnce = api.contextOf(anna);
  // As if the process had been killed after its first step.
  let steps = 0;
  const dying = new Proxy(processedOnce, {
    get: (target, name) => {
      if (name === 'clock' && ++steps > 1) throw new Error('killed');
      return Reflect.get(target, name);
    },
  });
  await importBlock(dying, { flashLogId: id, block: 0 }).catch(() => undefined);
  await api.runJobs();
  expect((await storedOf(device.id)).length).toBe(2500);
  expect((await blocksOf(id))[0]).toMatchObject({ state: 'imported', importedCount: 2488 });
  expect(
    (await db.selectFrom('flash_log_values').selectAll().where('flash_log_id', '=', id).execute()).length,
  ).toBe(2488);
  await ask('POST', `/v1/flash-logs/${id}/blocks/0/undo`);
  await api.runJobs();
  expect((await storedOf(device.id)).length).toBe(12);
});

test('what a message brings after an import stays when the import is undone', async () => {
  const { id, device, start } = await aStoredLog(api, anna);
  await api.runJobs();
  await ask('POST', `/flashlogs/${id}?block_id=0`);
  api.clock.advance({ minutes: 1 });
  await measuredAt(api, device.key, 3, timeOf(start, 3));
  await ask('DELETE', `/flashlogs/${id}?block_id=0`);
  expect((await storedOf(device.id)).map(({ measured_at }) => measured_at.getTime())).toContain(
    timeOf(start, 3).getTime(),
  );
  expect((await storedOf(device.id)).length).toBe(11);
});

test('days of charts are computed again, and nobody is notified of the past', async () => {
  const { id, device } = await aStoredLog(api, anna);
  await api.runJobs();
  const { db } = api.database;
  await db
    .insertInto('watched_devices')
    .values({ watcher: 'alerts', device_id: device.id } as never)
    .execute();
  const marks = () => db.selectFrom('measurement_marks').selectAll().execute();
  const before = await marks();
  await ask('POST', `/flashlogs/${id}?block_id=0`);
  await recomputeDays(api.contextOf(anna));
  const days = await db
    .selectFrom('measurement_days')
    .selectAll()
    .where('device_id', '=', device.id)
    .execute();
  expect(days.reduce((sum, { message_count }) => sum + message_count, 0)).toBe(40);
  await ask('DELETE', `/flashlogs/${id}?block_id=0`);
  await recomputeDays(api.contextOf(anna));
  const after = await db
    .selectFrom('measurement_days')
    .selectAll()
    .where('device_id', '=', device.id)
    .execute();
  expect(after.reduce((sum, { message_count }) => sum + message_count, 0)).toBe(10);
  expect(await marks()).toEqual(before);
});

test('a block that nothing was received of is imported by hand only, at the time that is set', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const { id } = await sendLog(api, anna, device.id, aLogText([seeds(20)]));
  await api.runJobs();
  expect((await blocksOf(id))[0]).toMatchObject({
    placing: 'unplaced',
    unplacedReason: 'too_few_messages',
    doubt: 'unplaced',
  });
  const refused = await ask('POST', `/v1/flash-logs/${id}/blocks/0/import`, {});
  expect([refused.status, refused.headers['x-error-code']]).toEqual([409, 'block_in_doubt']);
  const future = await ask('POST', `/v1/flash-logs/${id}/blocks/0/import`, {
    startsAt: '2099-01-01T00:00:00Z',
  });
  expect(future.body.problems).toMatchObject([{ path: 'startsAt', code: 'date_in_future' }]);
  await ask('POST', `/v1/flash-logs/${id}/blocks/0/import`, { startsAt: '2026-02-01T10:00:00Z' });
  await api.runJobs();
  const stored = await storedOf(device.id);
  expect([stored.length, stored[0]?.measured_at.toISOString()]).toEqual([20, '2026-02-01T10:00:00.000Z']);
});

test('a log that names an interval of weeks brings what may be measured, and makes no months of the future', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const { id } = await sendLog(api, anna, device.id, aLogText([seeds(40)], 65_535));
  await api.runJobs();
  await ask('POST', `/v1/flash-logs/${id}/blocks/0/import`, { startsAt: '2026-01-01T00:00:00Z' });
  await api.runJobs();
  const nextYear = `${api.clock.now().getUTCFullYear() + 1}-06`;
  const months = (await monthPartitions(api.contextOf(anna))).map(({ month }) => month);
  expect(months.filter((month) => month > nextYear)).toEqual([]);
  const stored = await storedOf(device.id);
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.every(({ measured_at }) => measured_at <= api.clock.now())).toBe(true);
});

test('a clock with a battery is believed where what was received agrees, and its jumps of whole days are put right', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const start = Date.parse('2026-05-30T12:00:00Z');
  const time = (place: number) => new Date(start + place * 900_000);
  // From the first of June on its calendar is a month ahead, as firmware 1.5.13 has it.
  const wrong = (place: number) =>
    time(place).getTime() / 1000 + (time(place) >= new Date('2026-06-01T00:00:00Z') ? 30 * 86_400 : 0);
  for (const place of [4, 5, 6, 7, 8, 200, 201]) await measuredAt(api, device.key, place, time(place));
  const measured = seeds(220).map((one, place) => ({ ...one, clock: wrong(place) }));
  api.clock.advance({ days: 0 });
  const { id } = await sendLog(api, anna, device.id, aLogText([measured]));
  await api.runJobs();
  expect((await blocksOf(id))[0]).toMatchObject({
    placing: 'clock',
    startsAt: '2026-05-30T12:00:00.000Z',
    endsAt: '2026-06-01T18:45:00.000Z',
    differenceSeconds: 0,
  });
});

test('a clock that differs from what was received is doubted', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const start = Date.parse('2026-04-03T12:00:00Z');
  for (let place = 0; place < 10; place += 1)
    await measuredAt(api, device.key, place, new Date(start + place * 900_000));
  const measured = seeds(40).map((one, place) => ({ ...one, clock: start / 1000 + 3600 + place * 900 }));
  const { id } = await sendLog(api, anna, device.id, aLogText([measured]));
  await api.runJobs();
  expect((await blocksOf(id))[0]).toMatchObject({
    placing: 'clock',
    doubt: 'time_differs',
    differenceSeconds: 3600,
  });
});

test('the wire describes a log as before, and an upload as its sender requests', async () => {
  const { id, device } = await aStoredLog(api, anna);
  const { body: checked } = await ask('GET', `/flashlogs/${id}`);
  expect(checked).toMatchObject({
    ...{ flashlog_id: id, log_saved: true, log_parsed: true, log_has_timestamps: 41, log_messages: 40 },
    ...{ erase_mx_flash: -1, erase: false, erase_type: 'fatfs', matches_min: 5, match_props: 9 },
    ...{ records_flashlog: 40, records_timed: 40, time_percentage: '100%', matching_blocks: 1 },
  });
  const { body: logs } = await ask('GET', '/flashlogs');
  expect(logs.find((log: { id: number }) => log.id === id)).toMatchObject({
    ...{ log_saved: 1, log_parsed: 1, log_has_timestamps: 1, time_percentage: 100, logs_per_day: null },
    ...{ csv_url: null, time_corrections: null, valid_override: null },
    meta_data: { port2_msg: 1, port3_msg: 40, firmwares: ['1.5.9 @ 1970-01-01 00:00:05'] },
  });
  expect((await ask('GET', `/flashlogs/${id}?block_id=0&data_minutes=300`)).body).toMatchObject({
    ...{ match_index: 11, block_data_start: 1, block_data_end: 20, block_data_match_count: 10 },
    ...{ block_data_diff_percentage: 0, block_data_match_errors: '' },
  });
  const text = aLogText([seeds(40, 7000)]);
  const read = await sendLog(api, anna, device.id, text, { save: false });
  expect(read).toMatchObject({ id: null, log_saved: false, log_parsed: true, log_messages: 40 });
  const filled = await sendLog(api, anna, device.id, text, { fill: 1 });
  expect(filled).toMatchObject({
    ...{ log_saved: true, records_flashlog: 40, records_timed: 0, matching_blocks: 0 },
    log: [{ block: 0, no_matches: { message: 'no_match' } }],
  });
});

test('the same log is stored once, and its device may erase it only when all of it is stored', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const text = aLogText([seeds(5)]);
  const first = await sendLog(api, anna, device.id, text);
  const { bytes_received } = first;
  expect(first).toMatchObject({ log_messages: 5, log_saved: true, erase_mx_flash: -1, erase: false });
  const again = await sendLog(api, anna, device.id, text, { log_size_bytes: bytes_received });
  expect(again).toMatchObject({ id: first.id, erase_mx_flash: 0, erase: true });
  const other = await sendLog(api, anna, device.id, text, {
    log_size_bytes: Math.round(bytes_received * 1.01),
  });
  expect(other.erase_mx_flash).toBe(-1);
});

test.each([
  ['nothing', '', 422, 'no_flash_log_file'],
  ['a cat', 'Meow, and again meow.', 500, 'no_flash_log_data'],
  ['nothing but zeros', '\0'.repeat(5000), 400, 'invalid_input'],
  ['never written memory', `0000${'FE'.repeat(400)}`, 500, 'no_flash_log_data'],
])('%s is answered clearly, and the device keeps its memory', async (_, data, status, code) => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const answer = await ask('POST', '/sensors/flashlog', { id: device.id, data });
  expect([answer.status, answer.headers['x-error-code']]).toEqual([status, code]);
  if (status === 500)
    expect(answer.body).toMatchObject({ log_parsed: false, erase_mx_flash: -1, erase: false });
});

test.each([
  ['bytes', `0000${'00'.repeat(8 * 1024 * 1024 + 1)}`],
  ['records', `0000${'0801000A'.repeat(410_000)}`],
])('more %s than a device holds are refused', async (_, data) => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const { status, body } = await ask('POST', '/sensors/flashlog', { id: device.id, data });
  expect([status, body.problems]).toEqual([
    400,
    [{ path: 'file', code: 'file_too_large', params: { max: 8 } }],
  ]);
});

test('a log that ends in the middle of a message keeps all that is whole', async () => {
  const device = await aDevice(api, anna, { type: 'beep' });
  const text = aLogText([seeds(10)]);
  expect(await sendLog(api, anna, device.id, text.slice(0, -31))).toMatchObject({ log_messages: 9 });
});

test('a log comes as a file of a form too, and is saved as a table and as JSON', async () => {
  const { id } = await aStoredLog(api, anna);
  await api.runJobs();
  const csv = await ask('GET', `/flashlogs/${id}/file?block=0`);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.text.split('\r\n')).toHaveLength(42);
  expect(csv.text.split('\r\n')[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ,0,15,/);
  const json = await ask('GET', `/flashlogs/${id}?json=1`);
  expect(json.body).toHaveLength(40);
});

test('a page shows the log with the stored values, and a missing page is the nearest', async () => {
  const { id } = await aStoredLog(api, anna);
  await api.runJobs();
  const page = await ask('GET', `/v1/flash-logs/${id}/blocks/0/page?minutes=300&page=99`);
  expect(page.body).toMatchObject({ page: 1, pageCount: 2 });
  const first = await ask('GET', `/v1/flash-logs/${id}/blocks/0/page?minutes=300&page=0`);
  const [log] = first.body.log;
  expect([log.times.length, first.body.stored[0].values.length]).toEqual([20, 10]);
});

test('a log is deleted, and what was imported from it stays', async () => {
  const { id, device } = await aStoredLog(api, anna);
  await api.runJobs();
  await ask('POST', `/flashlogs/${id}?block_id=0`);
  expect((await ask('DELETE', `/flashlogs/${id}`)).status).toBe(200);
  expect((await ask('GET', `/v1/flash-logs/${id}`)).status).toBe(404);
  expect((await storedOf(device.id)).length).toBe(40);
});
