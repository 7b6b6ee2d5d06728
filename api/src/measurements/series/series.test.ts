import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { quantities } from '#platform/taxonomy/quantities.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

async function send(key: string, values: Record<string, number>, time?: string) {
  const seconds = time === undefined ? undefined : Date.parse(time) / 1000;
  const { status } = await api.request('POST', '/api/sensors', { body: { key, ...values, time: seconds } });
  expect(status).toBe(201);
}

function series(query: Record<string, string | number>, as = anna) {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.set(name, String(value));
  return api.request('GET', `/api/sensors/measurements?${text}`, { as });
}

const june3 = { start: '2026-06-03 00:00', end: '2026-06-04 00:00' };
type Row = Record<string, unknown>;
const measured = (rows: Row[]) =>
  rows.filter((row) => Object.values(row).some((value) => typeof value === 'number'));

test('means of each bin, gaps as nulls, and only what was measured', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { t: 10, h: 50, w_v: 7 }, '2026-06-03T10:01:00Z');
  await send(key, { t: 11 }, '2026-06-03T10:09:59Z');
  await send(key, { t: 30 }, '2026-06-03T10:20:00Z');
  const { status, body } = await series({ id, ...june3 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    interval: null,
    relative_interval: true,
    timeGroup: null,
    resolution: '10m',
  });
  expect(body.measurements).toHaveLength(144);
  expect(body.measurements[0]).toEqual({ time: '2026-06-03T00:00:00Z', t: null, h: null });
  expect(measured(body.measurements)).toEqual([
    { time: '2026-06-03T10:00:00Z', t: 10.5, h: 50 },
    { time: '2026-06-03T10:20:00Z', t: 30, h: null },
  ]);
  expect(body.sensorDefinitions).toEqual([]);
});

test('all that one device measures comes together, however many quantities they are', async () => {
  const { id, key } = await aDevice(api, anna);
  const charted = quantities.filter(({ isCharted }) => isCharted);
  const names = charted.map(({ abbreviation }) => abbreviation);
  const possible = charted.map(({ abbreviation, low = 1, high = 1 }) => [abbreviation, (low + high) / 2]);
  await send(key, Object.fromEntries(possible), '2026-06-03T10:00:00Z');
  const { status, body } = await series({ id, ...june3, names: names.join(',') });
  expect([status, names.length > 25]).toEqual([200, true]);
  const [row = {}] = measured(body.measurements);
  expect(names.filter((name) => typeof row[name] !== 'number')).toEqual([]);
});

test('names choose quantities; what is no quantity is left out, also what is hostile', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { t: 10, h: 50, w_v: 7 }, '2026-06-03T10:00:00Z');
  const namesOf = async (names: string) => {
    const { body } = await series({ id, ...june3, names });
    return Object.keys(measured(body.measurements)[0] ?? {});
  };
  expect(await namesOf('t')).toEqual(['time', 't']);
  expect(await namesOf('w_v, h,h')).toEqual(['time', 'w_v', 'h']);
  expect(await namesOf('t,"t",constructor,t) from users; --')).toEqual(['time', 't']);
  const none = await series({ id, ...june3, names: 'constructor' });
  expect([none.status, none.body]).toEqual([500, 'sensor-no-measurements-error']);
});

test.each([
  ['hour', 60, '1m'],
  ['day', 144, '10m'],
  ['week', 168, '1h'],
  ['month', undefined, '3h'],
  ['year', undefined, '1d'],
] as const)('the present %s and the one before it', async (interval, points, resolution) => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { t: 10 });
  await api.app.jobs.queue.send('recompute-days', {});
  await api.runJobs();
  const { body } = await series({ id, interval, index: 0, timezone: 'UTC' });
  expect(body).toMatchObject({ interval, index: 0, relative_interval: false, resolution });
  if (points !== undefined) expect(body.measurements).toHaveLength(points);
  expect(measured(body.measurements)).toHaveLength(1);
  const relative = await series({ id, interval, index: 0, relative_interval: 1 });
  expect(relative.body).toMatchObject({ relative_interval: true });
  expect(measured(relative.body.measurements)).toHaveLength(1);
  const before = await series({ id, interval, index: 1, relative_interval: 1 });
  expect([before.status, before.body]).toEqual([500, 'sensor-no-measurements-error']);
  expect((await series({ id, interval, index: 1 })).status).toBe(500);
});

test('any other interval is all since the device was registered', async () => {
  const { id, key } = await aDevice(api, anna);
  api.clock.advance({ minutes: 5 });
  await send(key, { t: 10 });
  for (const interval of ['selection', 'null', 'century'])
    expect(measured((await series({ id, interval })).body.measurements)).toHaveLength(1);
});

test('a day of the zone has 23 hours in March and 25 in October, and its values are all there', async () => {
  const { id, key } = await aDevice(api, anna);
  const timezone = 'Europe/Amsterdam';
  for (const time of ['2026-03-28T23:00:00Z', '2026-03-29T01:30:00Z', '2026-03-29T21:59:59Z'])
    await send(key, { t: 10 }, time);
  for (const time of [
    '2026-10-24T22:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T22:59:59Z',
  ])
    await send(key, { t: 20 }, time);
  const march = await series({ id, start: '2026-03-29', end: '2026-03-30', timezone });
  expect(march.body.measurements).toHaveLength(23 * 6);
  expect(measured(march.body.measurements)).toHaveLength(3);
  const october = await series({ id, start: '2026-10-25', end: '2026-10-26', timezone });
  expect(october.body.measurements).toHaveLength(25 * 6);
  expect(measured(october.body.measurements).map(({ time }) => time)).toEqual([
    '2026-10-24T22:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T22:50:00Z',
  ]);
});

test('a hive’s series has each device’s values of the time that it stood there', async () => {
  const { id: hive_id } = await aHive(api, anna);
  const { id: elsewhere } = await aHive(api, anna);
  const first = await aDevice(api, anna, { hive_id });
  await send(first.key, { t: 10 });
  api.clock.advance({ minutes: 60 });
  await api.request('PATCH', `/api/devices/${first.id}`, { as: anna, body: { hive_id: elsewhere } });
  const second = await aDevice(api, anna, { hive_id });
  await send(first.key, { t: 60 });
  await send(second.key, { t: 20 });
  const range = { interval: 'day', relative_interval: 1 };
  const ofHive = (hive: number) => series({ hive_id: hive, ...range, names: 't' });
  expect(measured((await ofHive(hive_id)).body.measurements).map(({ t }) => t)).toEqual([10, 20]);
  expect(measured((await ofHive(elsewhere)).body.measurements).map(({ t }) => t)).toEqual([60]);
  expect((await ofHive(hive_id)).body.id).toBe(second.id);
  const ofDevice = await series({ id: first.id, ...range });
  expect(measured(ofDevice.body.measurements).map(({ t }) => t)).toEqual([10, 60]);
});

test('an old client reads a hive by its device, with what that measured before it was on any hive', async () => {
  const { id: hive_id } = await aHive(api, anna);
  const { id, key } = await aDevice(api, anna, { hive_id: null });
  await send(key, { t: 10 });
  api.clock.advance({ minutes: 60 });
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id } });
  await send(key, { t: 20 });
  const range = { interval: 'day', relative_interval: 1, names: 't' };
  expect(measured((await series({ hive_id, ...range })).body.measurements).map(({ t }) => t)).toEqual([
    10, 20,
  ]);
  const bob = await aUser(api);
  await share(api, { hiveId: hive_id, memberId: bob.id });
  const ofBob = await series({ hive_id, ...range }, bob);
  expect(measured(ofBob.body.measurements).map(({ t }) => t)).toEqual([20]);
});

test('years by day come from the figures of days, with the part of a day on which a device came to the hive', async () => {
  const { id: hive_id } = await aHive(api, anna);
  const { id: elsewhere } = await aHive(api, anna);
  const { id, key } = await aDevice(api, anna, { hive_id: elsewhere });
  await send(key, { t: 50 });
  api.clock.advance({ minutes: 10 });
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id } });
  await send(key, { t: 10 });
  await send(key, { t: 30 }, new Date(api.clock.now().getTime() + 60_000).toISOString());
  await api.app.jobs.queue.send('recompute-days', {});
  await api.runJobs();
  const year = { interval: 'year', relative_interval: 1, names: 't' };
  api.clock.advance({ minutes: 2 });
  const ofDevice = await series({ id, ...year });
  expect(ofDevice.body.resolution).toBe('1d');
  const means = (rows: Row[]) =>
    measured(rows).reduce((sum, { t }) => sum + Number(t), 0) / measured(rows).length;
  expect([30, 20, 35]).toContain(means(ofDevice.body.measurements));
  expect(means((await series({ hive_id, ...year })).body.measurements)).toBe(20);
});

test('a definition that is recalculated is applied on reading, and the raw value remains with it', async () => {
  const { id, key } = await aDevice(api, anna);
  const calibration = { device_id: id, recalculate: 1 };
  await aDefinition(api, anna, { ...calibration, offset: 1000, multiplier: 0.01, updated_at: '2026-06-01' });
  await aDefinition(api, anna, {
    ...calibration,
    offset: 2000,
    multiplier: 0.01,
    updated_at: '2026-06-03 12:00:00',
  });
  for (const [time, w_v] of [
    ['10', 3000],
    ['14', 3000],
    ['16', 900_000],
  ] as const)
    await send(key, { w_v }, `2026-06-03T${time}:00:00Z`);
  const { body } = await series({ id, ...june3, names: 'weight_kg', clean_weight: 0 });
  expect(measured(body.measurements)).toEqual([
    { time: '2026-06-03T10:00:00Z', weight_kg: 20, weight_kg_raw: 3000 },
    { time: '2026-06-03T14:00:00Z', weight_kg: 10, weight_kg_raw: 3000 },
    { time: '2026-06-03T16:00:00Z', weight_kg: null, weight_kg_raw: 900_000 },
  ]);
  expect(body.sensorDefinitions.weight_kg).toMatchObject({ offset: 2000, input_abbr: 'w_v', recalculate: 1 });
});

test('a device is chosen by id, device_id, key or hive, else it is the first; none has its own answer', async () => {
  const bert = await aUser(api);
  const range = { interval: 'day', relative_interval: 1 };
  const nothing = await series(range, bert);
  expect([nothing.status, nothing.body]).toEqual([500, 'sensor-none-error']);
  const { id, key, hive_id } = await aDevice(api, bert);
  await aDevice(api, bert);
  await send(key, { t: 10 });
  for (const chosen of [
    { id },
    { device_id: id },
    { key },
    { hive_id },
    {},
    { id: 'null', key: '', device_id: id },
  ])
    expect((await series({ ...range, ...chosen }, bert)).body.id).toBe(id);
  const bare = await aHive(api, bert);
  expect((await series({ ...range, hive_id: bare.id }, bert)).body).toBe('sensor-none-error');
  for (const chosen of [{ id: 'x' }, { id: '1e3' }, { key: 'nobodys' }, { hive_id: '0' }])
    expect((await series({ ...range, ...chosen }, bert)).status).toBe(404);
});

test('nobody sees another’s series by any way of choosing, nor those of a device that was deleted', async () => {
  const bert = await aUser(api);
  const { id, key, hive_id } = await aDevice(api, anna);
  await send(key, { t: 10 });
  const range = { interval: 'day', relative_interval: 1 };
  for (const chosen of [{ id }, { device_id: id }, { key }, { hive_id }]) {
    expect((await series({ ...range, ...chosen }, anna)).status).toBe(200);
    expect((await series({ ...range, ...chosen }, bert)).status).toBe(404);
  }
  await api.request('DELETE', `/api/devices/${id}`, { as: anna });
  expect((await series({ ...range, id })).status).toBe(404);
});

test.each([
  [{ timezone: 'Mars/Phobos' }, 'timeZone'],
  [{ start: '2026-06-04', end: '2026-06-03' }, 'start'],
  [{ start: 'yesterday', end: 'today' }, 'start'],
  [{ index: -1 }, 'index'],
])('%j is reported as a fault of its field', async (query, field) => {
  await aDevice(api, anna);
  const { status, body } = await series(query);
  expect([status, body.problems[0].path]).toEqual([422, field]);
});
