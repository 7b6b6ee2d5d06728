import { createPublicKey, verify } from 'node:crypto';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import {
  allowedForTests,
  notifySome,
  type Receiver,
  runScheduled,
  startReceiver,
} from '../delivery/test-receiver.ts';
import { aBrowser } from './test-browser.ts';

let api: TestApi;
let service: Receiver;
let anna: TestUser;
let browser: ReturnType<typeof aBrowser>;
beforeAll(async () => {
  service = await startReceiver();
  api = await startTestApi({ database: 'fresh', environment: allowedForTests });
});
afterAll(async () => {
  await api.close();
  service.close();
});
beforeEach(async () => {
  service.received.length = 0;
  service.status = 201;
  anna = await aUser(api);
  browser = aBrowser();
});

const subscribe = (as = anna, overrides: object = {}) =>
  api.request('POST', '/api/v1/notifications/push-devices', {
    as,
    body: { endpoint: `${service.url}/push/${anna.id}`, ...browser.keys, ...overrides },
    headers: { 'user-agent': 'Mozilla/5.0 (Android 15) Firefox/140.0' },
  });
async function channels() {
  const { body } = await api.request('GET', '/api/v1/notifications/channels', { as: anna });
  const pushDevices = body.pushDevices.map((device: object) => ({ fault: null, ...device }));
  return { ...body, pushDevices };
}
const messages = () => service.received.map(({ body }) => browser.read(body));

test('a message is encrypted for the device, and signed with the key that browsers are given', async () => {
  await subscribe();
  const { title } = await notifySome(api, anna);
  await api.runJobs();
  expect(messages()).toEqual([
    { title, text: 'Hive 3: weight fell', path: '/alerts/7', tag: expect.stringMatching(/^news-\d+$/) },
  ]);
  const [got] = service.received;
  expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  const { pushKey } = await channels();
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(got?.headers.authorization)) ?? [];
  expect(key).toBe(pushKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(pushKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect([isSigned, JSON.parse(Buffer.from(claims, 'base64url').toString())]).toMatchObject([
    true,
    { aud: service.url, sub: 'mailto:skep@localhost' },
  ]);
});

test('the keys are created once, and survive a restart', async () => {
  const { pushKey } = await channels();
  const other = await startTestApi({ database: api.database });
  const again = await other.request('GET', '/api/v1/notifications/channels', { as: anna });
  await other.close();
  expect(again.body.pushKey).toBe(pushKey);
});

test('a device is shown by its names, as the current one, and with its last message', async () => {
  await subscribe();
  await notifySome(api, anna);
  await api.runJobs();
  expect((await channels()).pushDevices).toEqual([
    {
      id: expect.any(String),
      browser: 'Firefox',
      system: 'Android',
      addedAt: expect.any(String),
      toldAt: expect.any(String),
      fault: null,
      isCurrent: true,
    },
  ]);
});

test.each([404, 410])(
  'a device that is gone (%d) is sent nothing more, and says so until it is set up again',
  async (status) => {
    await subscribe();
    service.status = status;
    await notifySome(api, anna);
    await api.runJobs();
    expect((await channels()).pushDevices).toMatchObject([{ fault: 'gone' }]);
    service.status = 201;
    await notifySome(api, anna);
    await api.runJobs();
    expect(service.received).toHaveLength(1);
    await subscribe(anna, { endpoint: `${service.url}/push/again/${anna.id}` });
    expect((await channels()).pushDevices).toMatchObject([{ fault: null }]);
    await notifySome(api, anna);
    await api.runJobs();
    expect(service.received).toHaveLength(2);
  },
);

function renew(body: object) {
  const { publicKey: public_key, auth } = browser.keys;
  return api.request('POST', '/api/push-devices/renewals', { body: { public_key, auth, ...body } });
}

test('a browser that has another subscription says so by the former one, without a sign-in', async () => {
  await subscribe();
  const endpoint = `${service.url}/push/renewed/${anna.id}`;
  const former = `${service.url}/push/${anna.id}`;
  expect((await renew({ old_endpoint: `${former}0`, endpoint })).status).toBe(404);
  expect((await renew({ old_endpoint: former, endpoint: 'javascript:alert(1)' })).status).toBe(422);
  expect((await renew({ old_endpoint: former, endpoint })).status).toBe(200);
  await notifySome(api, anna);
  await api.runJobs();
  expect(service.received.map(({ path }) => path)).toEqual([`/push/renewed/${anna.id}`]);
  // What is somebody's already is nobody else's to take.
  expect((await renew({ old_endpoint: endpoint, endpoint })).status).toBe(404);
});

test('a busy push service is tried again, and a failure is shown at the device', async () => {
  await subscribe();
  service.status = 429;
  await notifySome(api, anna);
  await api.runJobs();
  expect((await channels()).pushDevices).toMatchObject([{ fault: 'status' }]);
  service.status = 201;
  api.clock.advance({ minutes: 1 });
  await runScheduled(api, 'send-pushes');
  expect([service.received.length, (await channels()).pushDevices]).toMatchObject([2, [{ fault: null }]]);
});

test('in quiet hours nothing is pushed; afterwards many are one message', async () => {
  await subscribe();
  const now = api.clock.now().toISOString();
  const hour = (later: number) =>
    `${String((Number(now.slice(11, 13)) + later) % 24).padStart(2, '0')}${now.slice(13, 16)}`;
  const quiet = { from: hour(0), until: hour(8), timeZone: 'UTC' };
  await api.request('PUT', '/api/v1/notifications/quiet-hours', { as: anna, body: quiet });
  expect((await channels()).quietHours).toEqual(quiet);
  for (let count = 0; count < 12; count += 1) await notifySome(api, anna);
  await api.runJobs();
  expect(service.received).toEqual([]);
  api.clock.advance({ minutes: 8 * 60 });
  await runScheduled(api, 'send-pushes');
  expect(messages()).toEqual([
    { title: 'Alerts: 12', text: 'Tap to see them all.', path: '/alerts', tag: 'news' },
  ]);
});

test('a device gets nothing more after its person has signed out there', async () => {
  await subscribe();
  await api.request('POST', '/api/v1/sign-out', { as: anna });
  await notifySome(api, anna);
  await api.runJobs();
  expect(service.received).toEqual([]);
});

test('a browser that another person uses now tells that person alone', async () => {
  await subscribe();
  const bram = await aUser(api);
  await subscribe(bram);
  await notifySome(api, anna);
  await api.runJobs();
  expect([service.received, (await channels()).pushDevices]).toEqual([[], []]);
});

test.each([
  [{ endpoint: 'https://10.0.0.1/push' }, 'endpoint'],
  [{ endpoint: 'nowhere' }, 'endpoint'],
  [{ publicKey: 'AAAA' }, 'publicKey'],
  [{ auth: 'AAAA' }, 'publicKey'],
])('a subscription with %j is refused', async (overrides, path) => {
  const { status, body } = await subscribe(anna, overrides);
  expect([status, body.problems[0].path]).toEqual([422, path]);
});

test.each([
  [{ from: '25:00', until: '07:00', timeZone: 'UTC' }, 'from'],
  [{ from: '22:00', until: '7', timeZone: 'UTC' }, 'until'],
  [{ from: '22:00', until: '07:00', timeZone: 'Mars' }, 'timeZone'],
])('quiet hours of %j are refused', async (body, path) => {
  const answer = await api.request('PUT', '/api/v1/notifications/quiet-hours', {
    as: anna,
    body,
  });
  expect([answer.status, answer.body.problems[0].path]).toEqual([422, path]);
});
