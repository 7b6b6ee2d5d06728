import { sql } from 'kysely';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let squatter: TestUser;
beforeAll(async () => {
  api = await startTestApi({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  [anna, squatter] = [await aUser(api), await aUser(api)];
});

let euis = 0;
/** As a maker prints it. */
const anEui = () => {
  euis += 1;
  return `70b3d57ed01${euis.toString(16).padStart(5, '0')}`;
};

const uplink = (eui: string, f_cnt: number, t = 18) => ({
  end_device_ids: { device_id: 'scale', dev_eui: eui },
  uplink_message: { f_port: 1, f_cnt, decoded_payload: { t, h: 50, bv: 3.5 } },
});

async function send(body: object, { path = 'lora_sensors', address = '203.0.113.1' } = {}) {
  const headers = { 'x-forwarded-for': address };
  return (await api.request('POST', `/api/${path}`, { body, headers })).status;
}
const secretOf = async (as: TestUser) => (await api.request('GET', '/api/v1/webhook', { as })).body.secret;
const quarantineOf = (id: number, as: TestUser) =>
  api.request('GET', `/api/v1/devices/${id}/quarantine`, { as });
const waiting = async (id: number, as: TestUser) => (await quarantineOf(id, as)).body.count;
async function accept(id: number, as: TestUser) {
  const { status } = await api.request('POST', `/api/v1/devices/${id}/quarantine`, { as });
  await api.runJobs();
  return status;
}
async function temperatures(deviceId: number) {
  const rows = await api.database.db
    .selectFrom('measurements')
    .select('t')
    .where('device_id', '=', deviceId as never)
    .orderBy('measured_at')
    .execute();
  return rows.map(({ t }) => t);
}

test('unsigned messages of a new account wait and are not lost: one tap stores them, and later ones count', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  const first = api.clock.now().toISOString();
  expect([await send(uplink(key, 1, 18)), await send(uplink(key, 1, 18))]).toEqual([202, 202]);
  api.clock.advance({ minutes: 15 });
  expect(await send(uplink(key, 2, 19))).toBe(202);
  expect(await temperatures(id)).toEqual([]);
  const { body } = await quarantineOf(id, anna);
  expect(body.count).toBe(2);
  const { body: listed } = await api.request('GET', '/api/devices', { as: anna });
  expect(listed.find((one: { id: number }) => one.id === id).quarantined).toBe(2);
  expect(body.firstReceivedAt).toBe(first);
  expect(await accept(id, anna)).toBe(200);
  expect(await waiting(id, anna)).toBe(0);
  expect(await temperatures(id)).toEqual([18, 19]);
  api.clock.advance({ minutes: 15 });
  expect(await send(uplink(key, 3, 20))).toBe(201);
  expect(await temperatures(id)).toEqual([18, 19, 20]);
  expect((await api.request('GET', '/api/v1/webhook', { as: anna })).body.takesUnsigned).toBe(true);
});

test('what came before the device was registered waits as well', async () => {
  const key = anEui();
  expect(await send(uplink(key, 1, 17))).toBe(401);
  const { id } = await aDevice(api, anna, { key });
  await api.runJobs();
  expect(await waiting(id, anna)).toBe(1);
  await accept(id, anna);
  expect(await temperatures(id)).toEqual([17]);
});

test('discarded ones are gone, and their device goes on without unsigned ones', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  await send(uplink(key, 1));
  expect((await api.request('DELETE', `/api/v1/devices/${id}/quarantine`, { as: anna })).status).toBe(204);
  expect(await waiting(id, anna)).toBe(0);
  expect(await send(uplink(key, 2))).toBe(202);
  expect(await temperatures(id)).toEqual([]);
});

test('nobody sees or accepts what waits for somebody else’s device', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  await send(uplink(key, 1));
  const path = `/api/v1/devices/${id}/quarantine`;
  const answers = (['GET', 'POST', 'DELETE'] as const).map((method) =>
    api.request(method, path, { as: squatter }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
  await api.runJobs();
  expect(await temperatures(id)).toEqual([]);
  expect(await waiting(id, anna)).toBe(1);
});

test('who registers a foreign number first keeps out nobody: its owner proves it, and gets what waits', async () => {
  const key = anEui();
  const squatted = await aDevice(api, squatter, { key });
  await send(uplink(key, 1, 15));
  await accept(squatted.id, squatter);
  api.clock.advance({ minutes: 15 });
  await api.request('PATCH', '/api/v1/webhook', { as: squatter, body: { takesUnsigned: false } });
  await send(uplink(key, 2, 16));
  api.clock.advance({ minutes: 15 });
  expect(await waiting(squatted.id, squatter)).toBe(1);
  expect(await send(uplink(key, 3, 17), { path: `lora_sensors/from/${await secretOf(anna)}` })).toBe(401);
  const { id } = await aDevice(api, anna, { key });
  await api.runJobs();
  expect(await temperatures(id)).toEqual([17]);
  expect([await waiting(squatted.id, squatter), await waiting(id, anna)]).toEqual([0, 1]);
  await accept(id, anna);
  expect(await temperatures(id)).toEqual([16, 17]);
  expect(await send(uplink(key, 4, 18))).toBe(201);
  expect(await temperatures(squatted.id)).toEqual([15]);
});

test('what a stranger sent first does not count as the device’s own message', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  const own = `lora_sensors/from/${await secretOf(anna)}`;
  expect(await send(uplink(key, 70, 18))).toBe(202);
  expect(await send(uplink(key, 70, 18), { path: own })).toBe(201);
  expect(await temperatures(id)).toEqual([18]);
});

test('an accepted message with a high frame counter does not silence its device', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  await send(uplink(key, 60_000, 99), { address: '198.51.100.1' });
  await accept(id, anna);
  api.clock.advance({ minutes: 15 });
  expect(await send(uplink(key, 100, 18))).toBe(201);
});

/** Messages that wait already, each of so many characters that cannot be compressed. */
const fill = (deviceId: number, key: string, { count, length }: { count: number; length: number }) =>
  sql`insert into ingest_inbox (device_id, device_key, received_at, raw, status, notes, value_count, sender)
    select ${deviceId}, ${key}, ${api.clock.now()}, (
      select json_build_object('body', json_build_object('key', ${key}::text, 'note',
        string_agg(md5(random()::text), '' order by part)))
      from generate_series(1, ${length} / 32) as part where message > 0
    ), 'quarantined', '[]', 0, 'flood' from generate_series(1, ${count}) as message`.execute(api.database.db);

test('a flood fills its own share and pushes out nobody', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  await send(uplink(key, 1, 18));
  await fill(id, key, { count: 1000, length: 32 });
  api.clock.advance({ minutes: 15 });
  await send(uplink(key, 2, 19));
  await send(uplink(key, 3, 99), { address: '198.51.100.1' });
  expect(await waiting(id, anna)).toBe(1000);
  const others = await api.database.db
    .selectFrom('ingest_inbox')
    .select('id')
    .where('device_key', '=', key)
    .where('sender', '!=', 'flood')
    .execute();
  expect(others).toHaveLength(3);
});

test('large messages are bounded by their bytes', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  await fill(id, key, { count: 400, length: 8000 });
  await send(uplink(key, 1, 18));
  const count = await waiting(id, anna);
  expect(count).toBeGreaterThan(200);
  expect(count).toBeLessThan(260);
});

test('a deleted device has no quarantine, and its next holder gets nothing of it', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  await send(uplink(key, 1, 15));
  await api.request('POST', `/api/v1/devices/${id}/quarantine`, { as: anna });
  await api.request('DELETE', `/api/devices/${id}`, { as: anna });
  await api.runJobs();
  expect((await quarantineOf(id, anna)).status).toBe(404);
  expect(await temperatures(id)).toEqual([]);
  expect(await send(uplink(key, 2, 16))).toBe(401);
  const next = await aDevice(api, squatter, { key });
  await api.runJobs();
  await accept(next.id, squatter);
  expect(await temperatures(next.id)).toEqual([16]);
});
