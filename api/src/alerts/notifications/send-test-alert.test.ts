import { aDevice } from '#measurements/devices/test-devices.ts';
import { allowedForTests, type Receiver, startReceiver } from '#notifications/delivery/test-receiver.ts';
import { aBrowser } from '#notifications/push/test-browser.ts';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let service: Receiver;
let anna: TestUser;
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
  anna = await aUser(api, { locale: 'en' });
});

const rule = {
  name: 'Swarm',
  timeZone: 'Europe/Berlin',
  byEmail: true,
  conditions: [
    {
      ...{ quantity: 'weight_kg', period: 'last', comparison: 'fall' },
      ...{ comparator: 'greater_than_or_equal', threshold: 1.5 },
    },
  ],
};
const send = (body: object = {}) =>
  api.request('POST', '/api/v1/alert-rules/test-alert', { as: anna, body: { ...rule, ...body } });
const subscribe = (browser = aBrowser()) =>
  api.request('POST', '/api/v1/notifications/push-devices', {
    as: anna,
    body: { endpoint: `${service.url}/push/${anna.id}`, ...browser.keys },
  });
const mailsToAnna = async () =>
  (await outboxMails(api.database)).filter(({ recipient }) => recipient === anna.email);
const text = /^This is only a test\. An alert would say: Weight has fallen by 1\.5 kg \(\d\d:\d\d\)$/;

test('what the rule would say reaches this device and the mailbox at once, and no alert is stored', async () => {
  const browser = aBrowser();
  await subscribe(browser);
  const { hive_id } = await aDevice(api, anna);
  const { name } = (await api.request('GET', `/api/v1/hives/${hive_id}`, { as: anna })).body;
  const { status, body } = await send();
  expect([status, body]).toEqual([
    200,
    {
      ...{ title: `Test: Swarm: ${name}`, text: expect.stringMatching(text) },
      ...{ pushCount: 1, failedPushCount: 0, isPushedHere: true, mail: 'sent' },
      ...{ webhookCount: 0, failedWebhookCount: 0, hasDevice: true },
    },
  ]);
  expect(service.received.map((message) => browser.read(message.body))).toEqual([
    { title: body.title, text: body.text, path: '/alerts', tag: 'test' },
  ]);
  const [mail] = await mailsToAnna();
  expect([mail?.subject, mail?.text]).toEqual([body.title, expect.stringContaining(body.text)]);
  const { db } = api.database;
  const ofAnna = (table: 'alerts' | 'news' | 'alert_rules') =>
    db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', anna.id as never)
      .execute();
  expect([await ofAnna('alerts'), await ofAnna('news'), await ofAnna('alert_rules')]).toEqual([[], [], []]);
});

test('it is written in the language and the units of the person', async () => {
  anna = await aUser(api, { locale: 'de' });
  await api.request('POST', '/api/settings', { as: anna, body: { weight_unit: 'lb' } });
  const conditions = rule.conditions.map((condition) => ({ ...condition, threshold: 0.453592 }));
  const { body } = await send({ conditions });
  expect([body.title, body.text]).toEqual(['Test: Swarm', expect.stringMatching(/ um 1 lb gefallen \(/)]);
});

test('each obstacle is named: no device here, a mail that is off, no measuring device, quiet hours', async () => {
  await aHive(api, anna);
  const hour = (ahead: number) => {
    const at = new Date(api.clock.now().getTime() + ahead * 60 * 60 * 1000);
    return `${String(at.getUTCHours()).padStart(2, '0')}:00`;
  };
  const quiet = { from: hour(-1), until: hour(2), timeZone: 'UTC' };
  await api.request('PUT', '/api/v1/notifications/quiet-hours', { as: anna, body: quiet });
  const { body } = await send({ byEmail: false });
  expect(body).toMatchObject({ pushCount: 0, isPushedHere: false, mail: 'off', hasDevice: false });
  expect(body.quietUntil.slice(11, 16)).toBe(quiet.until);
  expect(await mailsToAnna()).toEqual([]);
});

test('an address that is not verified gets no mail', async () => {
  anna = await aUser(api, { isVerified: false });
  expect((await send()).body.mail).toBe('unverified');
  expect(await mailsToAnna()).toEqual([]);
});

test('a browser that is gone or out of reach is counted, and the gone one is not tried again', async () => {
  await subscribe();
  service.status = 503;
  expect((await send()).body).toMatchObject({ pushCount: 0, failedPushCount: 1 });
  service.status = 410;
  expect((await send()).body).toMatchObject({ pushCount: 0, failedPushCount: 1 });
  expect((await send()).body).toMatchObject({ pushCount: 0, failedPushCount: 0 });
});

test('webhooks of the person get it marked as a test', async () => {
  const webhook = { name: 'Shed', kind: 'plain', address: `${service.url}/hook` };
  await api.request('POST', '/api/v1/notifications/webhooks', { as: anna, body: webhook });
  const { body } = await send();
  expect(body).toMatchObject({ webhookCount: 1, failedWebhookCount: 0 });
  const sent = JSON.parse(String(service.received.find(({ path }) => path === '/hook')?.body));
  expect(sent).toMatchObject({ kind: 'test', title: body.title, text: body.text, details: {} });
});

test('a rule that names a webhook of its own sends the test there, and nobody else’s rule does', async () => {
  const webhook = { name: 'Shed', kind: 'plain', address: `${service.url}/hook` };
  await api.request('POST', '/api/v1/notifications/webhooks', { as: anna, body: webhook });
  const body = { ...rule, webhookUrl: `${service.url}/of-the-rule` };
  const { id: ruleId } = (await api.request('POST', '/api/v1/alert-rules', { as: anna, body })).body;
  expect((await send({ ruleId })).body).toMatchObject({ webhookCount: 1 });
  expect(service.received.map(({ path }) => path)).toEqual(['/of-the-rule']);
  anna = await aUser(api);
  expect((await send({ ruleId })).status).toBe(404);
});

test('a rule that could not be saved is refused with its fault', async () => {
  const { status, body } = await send({ conditions: [] });
  expect([status, body.code]).toEqual([422, 'invalid_input']);
});
