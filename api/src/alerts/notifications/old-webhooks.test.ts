import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Schema from 'typebox/schema';
import { sweepAlertRules } from '#alerts/evaluation/evaluate.ts';
import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { allowedForTests, type Receiver, startReceiver } from '#notifications/delivery/test-receiver.ts';
import { aWebhook } from '#notifications/webhooks/test-webhooks.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

// What clients of the old service can say of a rule does what it says (reference 1.12).

let api: TestApi;
let receiver: Receiver;
let anna: TestUser;
beforeAll(async () => {
  receiver = await startReceiver();
  api = await startTestApi({ database: 'fresh', environment: allowedForTests });
});
afterAll(async () => {
  await api.close();
  receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  anna = await aUser(api);
});

async function measure(key: string, t_i: number) {
  api.clock.advance({ minutes: 15 });
  await api.request('POST', '/api/sensors', { body: { key, t_i } });
  await readMarks(api.app.contextFor('test'));
  for (let round = 0; round < 3; round += 1) await api.runJobs();
}
/** A device that is watched from now on. */
async function aWatchedDevice(): Promise<string> {
  const { key } = await aDevice(api, anna);
  await sweepAlertRules(api.app.contextFor('test'));
  return key;
}
const paths = () => receiver.received.map(({ path }) => path);
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body.toString()));
const webhooks = async () =>
  (await api.request('GET', '/api/v1/notifications/channels', { as: anna })).body.webhooks;

test('the URL of a rule gets this rule’s alerts, and the person’s webhooks get those of the others', async () => {
  await aWebhook(api, anna, { address: `${receiver.url}/own` });
  await anAlertRule(api, anna, { name: 'Old', webhook_url: `${receiver.url}/named` });
  await anAlertRule(api, anna, { name: 'Freezing', threshold_value: 0 });
  const key = await aWatchedDevice();
  await measure(key, 12);
  expect(paths()).toEqual(['/named']);
  await measure(key, -3);
  expect(paths()).toEqual(['/named', '/own']);
  expect(await webhooks()).toMatchObject([
    { name: 'Shed' },
    { name: 'Old', address: `${receiver.url}/named`, deliveries: [{ state: 'sent' }] },
  ]);
});

test('a webhook that the person has deleted gets nothing, whatever else of the rule is edited', async () => {
  const { id } = await anAlertRule(api, anna, { webhook_url: `${receiver.url}/named` });
  const [webhook] = await webhooks();
  await api.request('DELETE', `/api/v1/notifications/webhooks/${webhook.id}`, { as: anna });
  await api.request('PATCH', `/api/alert-rules/${id}`, { as: anna, body: { threshold_value: 19 } });
  const key = await aWatchedDevice();
  await measure(key, 12);
  expect(paths()).toEqual([]);
});

test.each([
  ['the database of the house', 'http://10.0.0.5:5432/'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest'],
  ['no address of the web', 'gopher://hooks.example'],
  ['one with a password', 'https://anna:secret@hooks.example'],
])('an address that leads to %s is refused by its field', async (_what, webhook_url) => {
  const { status, body } = await api.request('POST', '/api/alert-rules', {
    as: anna,
    body: { name: 'Cold', quantity: 't_i', threshold_value: 20, webhook_url },
  });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['webhook_url']]);
});

test('each message is as its published schema says', async () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../docs/webhook-1.schema.json'), 'utf8'),
  );
  const { id } = await aWebhook(api, anna, { address: receiver.url });
  const formulas = [
    { quantity: 't_i', threshold_value: 20, logical: 'or' },
    { quantity: 't_i', calculation: 'ave', period_minutes: 60, threshold_value: 20, logical: 'or' },
  ];
  await anAlertRule(api, anna, { formulas, worse_by: 5, quiet_minutes: 0 });
  await api.request('POST', `/api/v1/notifications/webhooks/${id}/test`, { as: anna });
  const key = await aWatchedDevice();
  for (const t_i of [19, 3, 50]) await measure(key, t_i);
  expect(bodies().map(({ kind }) => kind)).toEqual(['test', 'alert_began', 'alert_worse', 'alert_ended']);
  const check = Schema.Compile(schema);
  for (const body of bodies()) expect([body.kind, check.Check(body)]).toEqual([body.kind, true]);
  const { alert_id: _, ...others } = bodies()[1].details;
  expect(check.Check({ ...bodies()[1], details: others })).toBe(false);
});

test('a rule says until when it has looked', async () => {
  const { id, last_evaluated_at } = await anAlertRule(api, anna);
  expect(last_evaluated_at).toBe(null);
  const key = await aWatchedDevice();
  // What brings nothing is written down once an hour.
  await measure(key, 12);
  const { body } = await api.request('GET', `/api/alert-rules/${id}`, { as: anna });
  expect(body.last_evaluated_at).toBe(api.clock.now().toISOString().slice(0, 19).replace('T', ' '));
});

test('an alert that another program has found is listed with the others, and notifies nobody', async () => {
  await aWebhook(api, anna, { address: receiver.url });
  const { id } = await anAlertRule(api, anna);
  const body = { alert_rule_id: id, measurement_id: quantityNamed('t_i')?.id, alert_value: '12.5' };
  const made = await api.request('POST', '/api/alerts', { as: anna, body });
  expect([made.status, made.body]).toMatchObject([
    201,
    { alert_rule_name: 'Cold', alert_value: '12.5', device_id: null, ended_at: expect.any(String), read: 0 },
  ]);
  await api.runJobs();
  expect(receiver.received).toEqual([]);
  const others = await anAlertRule(api, await aUser(api));
  const stolen = await api.request('POST', '/api/alerts', {
    as: anna,
    body: { ...body, alert_rule_id: others.id },
  });
  expect(stolen.status).toBe(404);
  const unknown = await api.request('POST', '/api/alerts', {
    as: anna,
    body: { ...body, measurement_id: 999_999 },
  });
  expect(unknown.status).toBe(422);
});
