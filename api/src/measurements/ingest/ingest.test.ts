import { sql } from 'kysely';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const send = (body: unknown, path = 'sensors', as?: TestUser) =>
  api.request('POST', `/api/${path}`, { body, as });
const inbox = (deviceId: number | null) =>
  api.database.db
    .selectFrom('ingest_inbox')
    .selectAll()
    .$if(deviceId !== null, (query) => query.where('device_id', '=', deviceId as never))
    .$if(deviceId === null, (query) => query.where('device_id', 'is', null))
    .orderBy('id')
    .execute();
const measured = (deviceId: number) =>
  api.database.db
    .selectFrom('measurements')
    .selectAll()
    .where('device_id', '=', deviceId as never)
    .orderBy('measured_at')
    .execute();
const last = (deviceId: number) =>
  api.database.db
    .selectFrom('device_last')
    .selectAll()
    .where('device_id', '=', deviceId as never)
    .executeTakeFirst();
const seconds = () => Math.floor(api.clock.now().getTime() / 1000);

test('saved means: raw, values, last values, mark of the day and the device itself, all at once', async () => {
  const { id, key } = await aDevice(api, anna);
  const answer = await send({ key, t: 18.4, h: '58', weight_kg: 57.3, bv: 3540, odour: 3 });
  expect([answer.status, answer.body]).toEqual([201, 'saved']);
  const [row] = await measured(id);
  expect(row).toMatchObject({ h: 58, bv: 3.54, extra: { odour: 3 } });
  expect([row?.t, row?.weight_kg]).toEqual([expect.closeTo(18.4, 4), expect.closeTo(57.3, 4)]);
  expect((await last(id))?.quantities).toEqual({ t: 18.4, h: 58, weight_kg: 57.3, bv: 3.54, odour: 3 });
  expect(await inbox(id)).toMatchObject([
    { status: 'stored', value_count: 5, source: 'key-values', notes: [] },
  ]);
  const { body } = await api.request('GET', `/api/devices/${id}`, { as: anna });
  expect(body).toMatchObject({ online: true, battery_voltage: 3.54 });
});

test('key-values come as a form and in the query as well, whatever the case of the key', async () => {
  const { id, key } = await aDevice(api, anna);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = `key=${key.toUpperCase()}&t=20,5&time=${seconds() - 60}`;
  expect((await api.request('POST', '/api/sensors', { body, headers: form })).status).toBe(201);
  expect((await api.request('POST', `/api/sensors?key=${key}&t_i=35`)).status).toBe(201);
  expect(await measured(id)).toMatchObject([{ t: 20.5 }, { t_i: 35 }]);
});

test('the same message again is answered like the first and counts once', async () => {
  const { id, key } = await aDevice(api, anna);
  const body = { key, t: 18.4, time: seconds() - 3600 };
  for (const _again of [1, 2, 3]) expect((await send(body)).body).toBe('saved');
  expect(await inbox(id)).toMatchObject([{ repeats: 2 }]);
  expect(await measured(id)).toHaveLength(1);
});

test('two at the same moment are one too', async () => {
  const { id, key } = await aDevice(api, anna);
  const body = { key, t: 18.4, time: seconds() - 3600 };
  const answers = await Promise.all([send(body), send(body), send(body)]);
  expect(answers.map(({ body: text }) => text)).toEqual(['saved', 'saved', 'saved']);
  expect(await inbox(id)).toMatchObject([{ repeats: 2 }]);
});

test('messages of one time join their values; where both have a name the new one counts', async () => {
  const { id, key } = await aDevice(api, anna);
  const time = seconds() - 3600;
  await send({ key, time, t: 18, humus: 1 });
  await send({ key, time, t: 19, h: 50, other: 2 });
  expect(await measured(id)).toMatchObject([{ t: 19, h: 50, extra: { humus: 1, other: 2 } }]);
  expect((await last(id))?.quantities).toEqual({ t: 19, h: 50, humus: 1, other: 2 });
});

test('a late message goes to its time, and the last values stay the newest', async () => {
  const { id, key } = await aDevice(api, anna);
  await send({ key, t: 20, time: seconds() });
  await send({ key, t: 10, time: seconds() - 40 * 86_400 });
  expect(await measured(id)).toMatchObject([{ t: 10 }, { t: 20 }]);
  expect((await last(id))?.quantities).toEqual({ t: 20 });
  const days = await api.database.db
    .selectFrom('dirty_days')
    .selectAll()
    .where('device_id', '=', id)
    .execute();
  expect(days).toHaveLength(2);
});

test.each([
  ['in the future', 11 * 60, 'time_in_future'],
  ['of 1970', -Infinity, 'time_too_early'],
])('a time %s is refused, and the inbox says why', async (_what, ahead, code) => {
  const { id, key } = await aDevice(api, anna);
  const time = ahead > 0 ? seconds() + ahead : 86_400;
  const answer = await send({ key, t: 18.4, time });
  expect([answer.status, answer.body]).toEqual([200, 'no-data-to-write']);
  expect(await inbox(id)).toMatchObject([{ status: 'refused_time', notes: [{ code }], measured_at: null }]);
  expect(await measured(id)).toEqual([]);
});

test('raw values become quantities by the definition of their time, and are stored with them', async () => {
  const { id, key } = await aDevice(api, anna);
  await aDefinition(api, anna, { device_id: id, offset: 1000, multiplier: 0.01, updated_at: '2025-01-01' });
  await aDefinition(api, anna, { device_id: id, offset: 2000, multiplier: 0.01, updated_at: '2026-01-01' });
  await send({ key, w_v: 5000, time: Date.UTC(2025, 5, 1) / 1000 });
  await send({ key, w_v: 5000, time: Date.UTC(2026, 5, 1) / 1000 });
  await send({ key, w_v: 5000, weight_kg: 7, time: Date.UTC(2026, 5, 2) / 1000 });
  await send({ key, w_v: 9_000_000, time: Date.UTC(2026, 5, 3) / 1000 });
  expect(await measured(id)).toMatchObject([
    { w_v: 5000, weight_kg: 40 },
    { w_v: 5000, weight_kg: 30 },
    { w_v: 5000, weight_kg: 7 },
    { w_v: 9_000_000, weight_kg: null },
  ]);
  expect((await inbox(id)).at(-1)?.notes).toMatchObject([{ code: 'calibrated_out_of_range' }]);
});

test('a raw weight without a definition is stored, and its owner sees it', async () => {
  const { id, key } = await aDevice(api, anna);
  await send({ key, w_v: 77_101 });
  expect(await measured(id)).toMatchObject([{ w_v: 77_101, weight_kg: null }]);
  expect((await inbox(id))[0]?.notes).toEqual([{ code: 'no_definition', params: { quantity: 'w_v' } }]);
});

const uplink = (dev_eui: string, part: object = {}) => ({
  end_device_ids: { device_id: 'scale', dev_eui },
  received_at: api.clock.now().toISOString(),
  uplink_message: {
    f_port: 3,
    f_cnt: 7,
    frm_payload: 'GwuxC6pkCgH/4y0EAAwMBv4ASAA/ACgAMQA+ADQALAAnACQAJwAZABQHAAAAAAAA',
    ...part,
  },
});

test('a network server’s uplink is decoded; an all-zero climate chip is absent and not 0 °C', async () => {
  const { id, key } = await aDevice(api, anna);
  expect((await send(uplink(key), 'lora_sensors')).status).toBe(201);
  expect(await measured(id)).toMatchObject([{ w_v: -7379, t: null, h: null, bat_perc: 100 }]);
  expect((await send(uplink(key.toUpperCase()), 'sensors')).body).toBe('saved');
  expect(await inbox(id)).toMatchObject([{ repeats: 1, source: 'things-stack-v3' }]);
});

const startUp = Buffer.from('0100010005000e02000100000001d4b50e0123ab5cd5fdec9fee1d01000f', 'hex').toString(
  'base64',
);

test('a start-up message tells what the device is, and is no measurement', async () => {
  const { id, key } = await aDevice(api, anna);
  const answer = await send(uplink(key, { f_port: 2, frm_payload: startUp }), 'lora_sensors');
  expect([answer.status, answer.body]).toEqual([200, 'no-data-to-write']);
  const { body } = await api.request('GET', `/api/devices/${id}`, { as: anna });
  expect(body).toMatchObject({ firmware_version: '1.5.14', measurement_interval_min: 15 });
  expect(await inbox(id)).toMatchObject([{ status: 'nothing_to_store' }]);
});

test('no message makes a new version of its device, whatever it tells', async () => {
  const { id, key, rev } = await aDevice(api, anna);
  const versions = () =>
    sql`select from earlier_versions where kind = 'devices' and id = ${id}`.execute(api.database.db);
  const before = (await versions()).rows.length;
  await send({ key, t: 18.4, bv: 3540 });
  await send(uplink(key, { f_port: 2, frm_payload: startUp }), 'lora_sensors');
  const { body } = await api.request('GET', `/api/devices/${id}`, { as: anna });
  expect(body).toMatchObject({ rev, battery_voltage: 3.54, firmware_version: '1.5.14' });
  expect((await versions()).rows).toHaveLength(before);
});

test('a payload that nobody can read is stored raw with its reason', async () => {
  const { id, key } = await aDevice(api, anna);
  const answer = await send(uplink(key, { f_port: 5, frm_payload: '////' }), 'lora_sensors');
  expect(answer.body).toBe('no-data-to-write');
  const [message] = await inbox(id);
  expect(message).toMatchObject({
    status: 'unreadable',
    notes: [{ code: 'unknown_payload', params: { port: 5 } }],
  });
  expect(JSON.parse(message?.raw ?? '').body.uplink_message.frm_payload).toBe('////');
});

test('a message without a device is refused; one of an unknown device is refused and stored without an owner', async () => {
  expect(await send({ t: 18 })).toMatchObject({ status: 400, body: 'No key provided' });
  expect(await send({ key: 'nobody-has-this', t: 18 })).toMatchObject({
    status: 401,
    body: 'No valid key provided',
  });
  const rejected = (await inbox(null)).filter(({ device_key }) => device_key === 'nobody-has-this');
  expect(rejected).toMatchObject([{ status: 'unknown_device' }]);
});

test('with a sign-in only own devices are found', async () => {
  const { key } = await aDevice(api, anna);
  expect((await send({ key, t: 18 }, 'sensors_auth', bram)).status).toBe(401);
  expect((await send({ key, t: 18 }, 'sensors_auth', anna)).status).toBe(201);
});

test('a rotated key opens nothing any more', async () => {
  const { id, key } = await aDevice(api, anna);
  const { body } = await api.request('POST', `/api/v1/devices/${id}/key`, { as: anna });
  expect((await send({ key, t: 18 })).status).toBe(401);
  expect((await send({ key: body.key, t: 18 })).status).toBe(201);
});

test('a trial stores nothing, and shows a calibration to nobody but the owner', async () => {
  const { id, key } = await aDevice(api, anna);
  await aDefinition(api, anna, { device_id: id });
  const body = { key, w_v: 2000, debug: 1 };
  expect((await send(body)).body).toEqual({ w_v: 2000 });
  expect((await send(body, 'sensors_auth', anna)).body).toEqual({ w_v: 2000, weight_kg: 10 });
  expect(await inbox(id)).toEqual([]);
});
