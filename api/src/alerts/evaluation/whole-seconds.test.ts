import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { sweepAlertRules } from './evaluate.ts';
import { alertsShownTo } from './test-alerts.ts';

// Times of messages are whole seconds, on the wire and in the table; all that a server notes itself has milliseconds.

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
beforeEach(async () => {
  anna = await aUser(api);
  const isLateBy = api.clock.now().getTime() % 1000;
  api.clock.advance({ minutes: (1500 - isLateBy) / 60_000 });
});
afterAll(() => api.close());

const read = () => readMarks(api.app.contextFor('test'));

/** As a program that does one thing right after the other: nothing says when it was measured, or the second of now. */
async function send(key: string, values: object) {
  api.clock.advance({ minutes: 50 / 60_000 });
  await api.request('POST', '/api/sensors', { body: { key, ...values } });
  await read();
}

const second = () => Math.floor(api.clock.now().getTime() / 1000);

const theft = {
  name: 'Theft',
  quantity: 'weight_kg',
  formulas: [
    { quantity: 'weight_kg', comparison: 'dec', comparator: '>=', threshold_value: 10 },
    { quantity: 'weight_kg', comparison: 'val', comparator: '<', threshold_value: 5, logical: 'and' },
  ],
};

async function alerts() {
  const { body } = await api.request('GET', '/api/alerts', { as: anna });
  return (body.alerts ?? []).map((alert: { alert_value: string }) => alert.alert_value);
}

test.each([
  ['without a time', () => ({})],
  ['with the second of now', () => ({ time: second() })],
])('what a device sends, %s, in the second in which it is placed counts on its hive', async (_how, time) => {
  const { key } = await aDevice(api, anna);
  await send(key, { weight_kg: 41, ...time() });
  api.clock.advance({ minutes: 1 });
  await anAlertRule(api, anna, theft);
  api.clock.advance({ minutes: 1 });
  await send(key, { weight_kg: 2, ...time() });
  expect(await alerts()).toEqual(['39, 2']);
  expect((await api.request('GET', '/api/v1/alerts/unread', { as: anna })).body).toMatchObject({ count: 1 });
});

test('a message of the second in which its rule is made is looked at', async () => {
  const { key } = await aDevice(api, anna);
  await anAlertRule(api, anna);
  await send(key, { t_i: 5 });
  expect(await alerts()).toEqual(['5']);
});

test('and one of the second in which a rule that was off is on again', async () => {
  const { key } = await aDevice(api, anna);
  const { id } = await anAlertRule(api, anna, { active: false });
  await api.request('PATCH', `/api/alert-rules/${id}`, { as: anna, body: { active: true } });
  await send(key, { t_i: 5 });
  expect(await alerts()).toEqual(['5']);
});

test('a second message of the same second is looked at as well', async () => {
  const { key } = await aDevice(api, anna);
  await anAlertRule(api, anna);
  await send(key, { t_i: 25 });
  await send(key, { t_i: 5 });
  expect(await alerts()).toEqual(['5']);
});

test('what a device sends in the second in which it is put on another hive counts there', async () => {
  await anAlertRule(api, anna);
  const { id, key } = await aDevice(api, anna);
  await send(key, { t_i: 25 });
  api.clock.advance({ minutes: 15 });
  const { id: hive_id } = await aHive(api, anna);
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id } });
  await send(key, { t_i: 5 });
  await sweepAlertRules(api.app.contextFor('test'));
  const { body } = await api.request('GET', '/api/alerts', { as: anna });
  expect(body.alerts).toMatchObject([{ hive_id, alert_value: '5' }]);
});

test('the first message of a device that is made after its rule is looked at, and no sweep is waited for', async () => {
  await anAlertRule(api, anna);
  const { key } = await aDevice(api, anna);
  await send(key, { t_i: 5 });
  expect(await alerts()).toEqual(['5']);
});

test('so is that of a device which comes to a hive that somebody else’s rule watches', async () => {
  const bram = await aUser(api);
  const { id: hiveId } = await aHive(api, anna);
  await share(api, { hiveId, memberId: bram.id });
  await anAlertRule(api, bram, { include_shared: true });
  const { id, key } = await aDevice(api, anna);
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id: hiveId } });
  await send(key, { t_i: 5 });
  expect(await alertsShownTo(api, bram)).toMatchObject([{ alert_value: '5' }]);
});

test('a message that comes before anybody watches its device is looked at by the sweep', async () => {
  await anAlertRule(api, anna);
  const { key } = await aDevice(api, anna);
  await api.database.db.deleteFrom('watched_devices').execute();
  await send(key, { t_i: 5 });
  await sweepAlertRules(api.app.contextFor('test'));
  expect(await alerts()).toEqual(['5']);
});
