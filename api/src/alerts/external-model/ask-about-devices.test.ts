import { eventKindsOf } from '#alerts/evaluation/test-alerts.ts';
import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { askAboutDevices, forgetOldModelAnswers } from './ask-about-devices.ts';
import { lost, type ModelServer, startModelServer } from './test-model.ts';

let model: ModelServer;
let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  model = await startModelServer();
  // Nobody has allowed webhooks to go to this machine: the operator's own address needs no more than being set.
  const environment = { ALERT_MODEL_URL: model.url, ALERT_MODEL_KEY: 'a-key-of-mine' };
  api = await startTestApi({ database: 'fresh', environment });
});
beforeEach(async () => {
  model.answer = lost;
  anna = await aUser(api);
  await api.database.db.deleteFrom('alert_rules').execute();
  api.clock.advance({ minutes: 10 });
  model.requests = [];
});
afterAll(async () => {
  await api.close();
  model.close();
});

const context = () => api.app.contextFor('test');
const ask = () => askAboutDevices(context());
async function send(key: string, values: object) {
  api.clock.advance({ minutes: 15 });
  await api.request('POST', '/api/sensors', { body: { key, ...values } });
  await readMarks(context());
}
const lightRule = (overrides: object = {}) =>
  anAlertRule(api, anna, {
    name: 'Robbed',
    quantity: 'model',
    comparator: '>',
    threshold_value: 3,
    ...overrides,
  });
async function alertValues() {
  const { body } = await api.request('GET', '/api/alerts', { as: anna });
  return (body.alerts ?? []).map((alert: { alert_value: string }) => alert.alert_value);
}

test('a model is shown a day of measurements, and rules look at its number as at any other', async () => {
  const { id, key } = await aDevice(api, anna);
  await lightRule();
  await send(key, { weight_kg: 40, t_i: 34, lat: 52.1, lon: 5.2 });
  await send(key, { weight_kg: 36 });
  await ask();
  expect(await alertValues()).toEqual(['4']);
  const [requests] = model.requests;
  expect(requests?.authorization).toBe('Bearer a-key-of-mine');
  expect(requests?.body).toMatchObject({ version: 1, device: { id, interval_minutes: 15 } });
  expect(requests?.body.quantities).toEqual({
    weight_kg: { times: [expect.any(String), expect.any(String)], values: [40, 36] },
    t_i: { times: [expect.any(String)], values: [34] },
  });
  await send(key, { weight_kg: 39 });
  await ask();
  expect(await eventKindsOf(api, anna)).toEqual(['began', 'ended']);
});

test('a message makes a job query the model within seconds, once for all messages until then', async () => {
  const waiting = async () => (await api.app.jobs.boss.findJobs('ask-alert-model')).length;
  const [{ key }, other] = [await aDevice(api, anna), await aDevice(api, await aUser(api))];
  await lightRule();
  const before = await waiting();
  await send(other.key, { weight_kg: 40 });
  expect(await waiting()).toBe(before);
  await send(key, { weight_kg: 40 });
  await send(key, { weight_kg: 36 });
  expect(await waiting()).toBe(1);
});

test('the model is queried once for each newest message of a device, and never without such a rule', async () => {
  const { key } = await aDevice(api, anna);
  await anAlertRule(api, anna);
  await send(key, { weight_kg: 40 });
  await ask();
  expect(model.requests).toHaveLength(0);
  await lightRule();
  await ask();
  await ask();
  expect(model.requests).toHaveLength(1);
  await send(key, { weight_kg: 40 });
  await ask();
  expect(model.requests).toHaveLength(2);
});

test('a rule of the clock looks at the answers that are there', async () => {
  const { key } = await aDevice(api, anna);
  await lightRule({ calculation_minutes: 60 });
  await send(key, { weight_kg: 40 });
  await send(key, { weight_kg: 36 });
  await ask();
  expect(await alertValues()).toEqual([]);
  api.clock.advance({ minutes: 60 });
  const { sweepAlertRules } = await import('#alerts/evaluation/evaluate.ts');
  await sweepAlertRules(context());
  expect(await alertValues()).toEqual(['4']);
});

test('a message that says that it comes from a later moment hides no answer', async () => {
  const { key } = await aDevice(api, anna);
  await lightRule();
  await send(key, { weight_kg: 40 });
  await send(key, { weight_kg: 36, time: Math.floor(api.clock.now().getTime() / 1000) + 15 * 60 + 300 });
  api.clock.advance({ minutes: 6 });
  await ask();
  expect(await alertValues()).toEqual(['4']);
});

test.each([
  ['a status that is not 200', { status: 500, text: '{"value": 9}' }],
  ['no JSON', { text: 'nine' }],
  ['no number', { text: '{"value": "9"}' }],
  ['lists in each other', { text: '['.repeat(30_000) + ']'.repeat(30_000) }],
  ['none that can be counted with', { text: '{"value": 1e308}' }],
  ['a redirect', { status: 302, text: '' }],
  ['more than is read', { text: ' '.repeat(70_000) }],
])('%s is no answer, and the model is queried again', async (_what, answer) => {
  const { key } = await aDevice(api, anna);
  await lightRule();
  await send(key, { weight_kg: 40 });
  await send(key, { weight_kg: 36 });
  model.answer = () => answer;
  await expect(ask()).rejects.toThrow('gave no answer');
  expect(await alertValues()).toEqual([]);
  model.answer = lost;
  await ask();
  expect(await alertValues()).toEqual(['4']);
});

test('one device without an answer keeps no other waiting', async () => {
  const [{ key }, { id: silent, key: silentKey }] = [await aDevice(api, anna), await aDevice(api, anna)];
  await lightRule();
  for (const each of [key, silentKey]) {
    await send(each, { weight_kg: 40 });
    await send(each, { weight_kg: 36 });
  }
  model.answer = (requests) => (requests.body.device.id === silent ? { status: 503 } : lost(requests));
  await ask().catch(() => undefined);
  expect(await alertValues()).toEqual(['4']);
});

test('what another hive weighed is not shown', async () => {
  const { id, key } = await aDevice(api, anna);
  await lightRule();
  await send(key, { weight_kg: 60 });
  api.clock.advance({ minutes: 15 });
  const { id: hive_id } = await aHive(api, anna);
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id } });
  await send(key, { weight_kg: 36 });
  await ask();
  expect(model.requests.at(-1)?.body.quantities.weight_kg?.values).toEqual([36]);
});

test('a backtest uses the stored answers, and shows since when there are some', async () => {
  const { key } = await aDevice(api, anna);
  const condition = { quantity: 'model', period: 'last', comparator: 'greater_than', threshold: 3 };
  const body = { conditions: [condition] };
  const tried = async () =>
    (await api.request('POST', '/api/v1/alert-rules/backtest', { as: anna, body })).body;
  await send(key, { weight_kg: 40 });
  expect(await tried()).toMatchObject({ count: 0 });
  expect(await tried()).not.toHaveProperty('modelSince');
  await lightRule();
  await send(key, { weight_kg: 36 });
  await ask();
  expect(await tried()).toMatchObject({ count: 1, modelSince: expect.any(String), alerts: [{ value: 4 }] });
  api.clock.advance({ days: 367 });
  await forgetOldModelAnswers(context());
  expect(await api.database.db.selectFrom('alert_model_answers').selectAll().execute()).toEqual([]);
});

test('a model is offered by its name, and where none is set up no rule can be about it', async () => {
  const shownModel = await api.request('GET', '/api/v1/alert-model', {
    as: anna,
    headers: { 'accept-language': 'de' },
  });
  expect(shownModel.body).toEqual({
    ...{ quantity: 'model', name: 'Wert des Modells', isSetUp: true },
  });
  const plain = await startTestApi();
  const berta = await aUser(plain);
  const none = (await plain.request('GET', '/api/v1/alert-model', { as: berta })).body;
  expect(none).toMatchObject({ name: 'Value of the model', isSetUp: false });
  const body = { name: 'Robbed', quantity: 'model', comparator: '>', threshold_value: 3 };
  expect((await plain.request('POST', '/api/alert-rules', { as: berta, body })).status).toBe(422);
  await askAboutDevices(plain.app.contextFor('test'));
  await plain.close();
});
