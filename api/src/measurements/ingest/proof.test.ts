import { aDevice } from '#measurements/devices/test-devices.ts';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { signatureOf } from '#platform/signatures/body-signature.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bert: TestUser;
beforeAll(async () => {
  const environment = { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1', NETWORK_SECRET: networkSecret };
  api = await startTestApi({ environment });
});
afterAll(() => api.close());
beforeEach(async () => {
  [anna, bert] = [await aUser(api), await aUser(api)];
  address += 1;
});

const networkSecret = 'secret-of-the-network';
let address = 0;
let euis = 0;
const anEui = () => {
  euis += 1;
  return `70b3d57ed00${euis.toString(16).padStart(5, '0')}`;
};

interface Way {
  path?: string;
  as?: TestUser;
  headers?: Record<string, string>;
}

/** From an address of the test's own, unless it says another. */
const post = (body: object, { path = 'sensors', as, headers = {} }: Way = {}) =>
  api.request('POST', `/api/${path}`, {
    body,
    as,
    headers: { 'x-forwarded-for': `203.0.113.${address}`, ...headers },
  });
const statusOf = async (body: object, way?: Way) => (await post(body, way)).status;

const secretOf = async (as: TestUser) => (await api.request('GET', '/api/v1/webhook', { as })).body.secret;
const allow = (as: TestUser, takesUnsigned: boolean) =>
  api.request('PATCH', '/api/v1/webhook', { as, body: { takesUnsigned } });

const uplink = (eui: string, f_cnt: number, temperature = f_cnt) => ({
  end_device_ids: { device_id: 'scale', dev_eui: eui },
  uplink_message: { f_port: 1, f_cnt, decoded_payload: { t: temperature / 100, h: 50, bv: 3.5 } },
});

async function inboxOf(id: number, as: TestUser) {
  const { body } = await api.request('GET', `/api/v1/devices/${id}/inbox`, { as });
  return body.map(({ status, notes }: { status: string; notes: { code: string }[] }) => [
    status,
    ...notes.map(({ code }) => code),
  ]);
}

test('a number that is printed on a device proves nothing by itself; its owner reads of it', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  expect([await statusOf({ key, t: 18 }), await statusOf(uplink(key, 1), { path: 'lora_sensors' })]).toEqual([
    202, 202,
  ]);
  expect(await inboxOf(id, anna)).toEqual([['quarantined'], ['quarantined']]);
});

test('through its owner’s secret address, by header or path, or with a sign-in it counts', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  const secret = await secretOf(anna);
  expect(await statusOf({ key, t: 18 }, { path: `sensors/from/${secret}` })).toBe(201);
  expect(await statusOf(uplink(key, 1), { path: `lora_sensors/from/${secret}` })).toBe(201);
  expect(await statusOf({ key, t: 19 }, { headers: { 'x-skep-secret': secret } })).toBe(201);
  expect(await statusOf({ key, t: 20 }, { path: 'sensors_auth', as: anna })).toBe(201);
  expect(await inboxOf(id, anna)).toEqual([['stored'], ['stored'], ['stored'], ['stored']]);
});

test('through another’s secret it is an unknown device, and through nobody’s it is refused', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  expect(await statusOf({ key, t: 18 }, { path: `sensors/from/${await secretOf(bert)}` })).toBe(401);
  expect(await statusOf({ key, t: 18 }, { path: 'sensors/from/guessed' })).toBe(401);
  expect(await inboxOf(id, anna)).toEqual([]);
});

test('a renewed secret ends the old one', async () => {
  const { key } = await aDevice(api, anna, { key: anEui() });
  const old = await secretOf(anna);
  const { body } = await api.request('POST', '/api/v1/webhook/secret', { as: anna });
  expect(body.path).toBe(`/api/lora_sensors/from/${body.secret}`);
  expect(await statusOf({ key, t: 18 }, { path: `sensors/from/${old}` })).toBe(401);
  expect(await statusOf({ key, t: 18 }, { path: `sensors/from/${body.secret}` })).toBe(201);
});

test('unsigned ones count while the owner allows it, and say so; not one longer', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  await allow(anna, true);
  expect(await statusOf({ key, t: 18 })).toBe(201);
  await allow(anna, false);
  expect(await statusOf({ key, t: 19 })).toBe(202);
  expect(await inboxOf(id, anna)).toEqual([['quarantined'], ['stored', 'unsigned']]);
});

test('a key that nobody can read off a device needs nothing more', async () => {
  const { id, key } = await aDevice(api, anna);
  expect(await statusOf({ key, t: 18 })).toBe(201);
  expect(await inboxOf(id, anna)).toEqual([['stored']]);
});

test('a base with a number that the phone app has drawn speaks at once, by a webhook that many share', async () => {
  const drawn = ['a1', 'e3', '02', '7b'].map((byte, index) => `${byte}5f0c3d9e4b000${index}`);
  for (const key of drawn) {
    const { id } = await aDevice(api, anna, { key });
    expect(await statusOf(uplink(key, 1), { path: 'lora_sensors' })).toBe(201);
    expect(await inboxOf(id, anna)).toEqual([['stored']]);
  }
});

test('what the operator’s network vouches for counts for any device, by secret or signature', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  const path = 'lora_sensors';
  const body = uplink(key, 3);
  const signed = (secret: string, minutesAgo = 0) => {
    const time = new Date(api.clock.now().getTime() - minutesAgo * 60_000);
    return { path, headers: { 'skep-signature': signatureOf(secret, JSON.stringify(body), time) } };
  };
  expect(await statusOf(uplink(key, 1), { path: `${path}/from/${networkSecret}` })).toBe(201);
  expect(await statusOf(uplink(key, 2), { path, headers: { 'x-skep-secret': networkSecret } })).toBe(201);
  expect(await statusOf(body, signed('another-secret-altogether'))).toBe(401);
  expect(await statusOf(body, signed(networkSecret, 6))).toBe(401);
  expect(await statusOf({ ...body, more: 1 }, signed(networkSecret))).toBe(401);
  expect(await statusOf(body, signed(networkSecret))).toBe(201);
  expect(await inboxOf(id, anna)).toEqual([['stored'], ['stored'], ['stored']]);
});

test('what the operator’s network vouched for before a device was registered counts when it is', async () => {
  const key = anEui();
  expect(await statusOf(uplink(key, 1), { path: `lora_sensors/from/${networkSecret}` })).toBe(401);
  const { id } = await aDevice(api, anna, { key });
  await api.runJobs();
  expect(await inboxOf(id, anna)).toEqual([['stored']]);
});

test('an old radio message does not count again, unless its device began anew; the same one is answered like the first', async () => {
  const { id, key } = await aDevice(api, anna, { key: anEui() });
  await allow(anna, true);
  const send = (frame: number, temperature?: number) =>
    statusOf(uplink(key, frame, temperature), { path: 'lora_sensors' });
  const secret = await secretOf(anna);
  expect([await send(500), await send(502), await send(502)]).toEqual([201, 201, 201]);
  expect([await send(501), await send(500), await send(500, 99)]).toEqual([401, 201, 401]);
  expect(await statusOf(uplink(key, 501), { path: `lora_sensors/from/${secret}` })).toBe(201);
  expect([await send(0), await send(300)]).toEqual([201, 201]);
  const { body } = await api.request('GET', `/api/v1/devices/${id}/inbox?status=stored`, { as: anna });
  expect(body).toHaveLength(5);
});

test('a stranger who sends too often silences nobody', async () => {
  const { key } = await aDevice(api, anna);
  const stranger = { headers: { 'x-forwarded-for': '198.51.100.1' } };
  for (let sent = 0; sent < rateLimits.device.max; sent += 1) await post({ key, t: 18 }, stranger);
  expect(await statusOf({ key, t: 18 }, stranger)).toBe(429);
  expect(await statusOf({ key, t: 18 })).toBe(201);
});

test('a number of two people belongs to the one whose messages prove it, and the other sees that', async () => {
  const key = anEui();
  const first = await aDevice(api, bert, { key, name: 'Not mine' });
  const register = () => api.request('POST', '/api/devices', { as: anna, body: { name: 'Mine', key } });
  expect((await register()).status).toBe(400);
  expect(await statusOf({ key, t: 18 }, { path: `sensors/from/${await secretOf(anna)}` })).toBe(401);
  const { status, body } = await register();
  expect(status).toBe(200);
  await api.runJobs();
  expect(await inboxOf(body.id, anna)).toEqual([['stored']]);
  const former = (await api.request('GET', `/api/devices/${first.id}`, { as: bert })).body;
  expect([former.key === key, former.hardware_id]).toEqual([false, null]);
  const mails = await outboxMails(api.database);
  expect(mails.filter(({ subject }) => subject.includes('Not mine'))).toMatchObject([
    { recipient: bert.email, text: expect.stringContaining(key) },
  ]);
  expect((await api.request('POST', '/api/devices', { as: bert, body: { key } })).status).toBe(400);
});

test('who has proved a number keeps it, whatever another sends', async () => {
  const { key } = await aDevice(api, bert, { key: anEui() });
  expect(await statusOf({ key, t: 18 }, { path: `sensors/from/${await secretOf(bert)}` })).toBe(201);
  expect(await statusOf({ key, t: 18 }, { path: `sensors/from/${await secretOf(anna)}` })).toBe(401);
  expect((await api.request('POST', '/api/devices', { as: anna, body: { key } })).status).toBe(400);
});
