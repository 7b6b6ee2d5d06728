import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { aGroupOf } from '#groups/groups/test-groups.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { sweepAlertRules } from './evaluate.ts';
import { alertsShownTo, eventKindsOf } from './test-alerts.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const seconds = () => Math.floor(api.clock.now().getTime() / 1000);
const read = () => readMarks(api.app.contextFor('test'));
const sweep = () => sweepAlertRules(api.app.contextFor('test'));

/** A quarter of an hour later the device measures this, and the rules look. */
async function measure(key: string, values: object) {
  api.clock.advance({ minutes: 15 });
  await api.request('POST', '/api/sensors', { body: { key, ...values } });
  await read();
}

const alertsOf = (person = anna) => alertsShownTo(api, person);
const events = () => eventKindsOf(api, anna);

test('a message that meets a rule raises one alert, which goes on, notifies once, and ends', async () => {
  const rule = await anAlertRule(api, anna);
  const { key, hive_id } = await aDevice(api, anna);
  await sweep();
  await measure(key, { t_i: 25 });
  expect(await alertsOf()).toEqual([]);
  await measure(key, { t_i: 12 });
  await measure(key, { t_i: 9 });
  expect(await alertsOf()).toMatchObject([
    {
      alert_rule_id: rule.id,
      alert_rule_name: 'Cold',
      alert_value: '9',
      hive_id,
      device_name: 'Scale',
      count: 2,
      ended_at: null,
      read: 0,
      rule_state: 'active',
    },
  ]);
  await measure(key, { t_i: 30 });
  expect(await alertsOf()).toMatchObject([{ count: 2, ended_at: expect.any(String) }]);
  expect(await events()).toEqual(['began', 'ended']);
});

test('a late message brings its alert, and one that comes again brings none', async () => {
  await anAlertRule(api, anna);
  const { key } = await aDevice(api, anna);
  await sweep();
  for (const t_i of [25, 25, 25, 25, 25, 25, 25, 25, 25]) await measure(key, { t_i });
  const late = { key, t_i: 3, time: seconds() - 90 * 60 + 60 };
  await api.request('POST', '/api/sensors', { body: late });
  await read();
  await api.request('POST', '/api/sensors', { body: late });
  await read();
  await measure(key, { t_i: 25 });
  expect(await alertsOf()).toMatchObject([{ count: 1, alert_value: '3', ended_at: expect.any(String) }]);
  expect(await events()).toEqual(['began', 'ended']);
});

test('a swarm’s fall notifies once; disabled for this hive, the next one is silent', async () => {
  const rule = await anAlertRule(api, anna, {
    name: 'Swarm',
    quantity: 'weight_kg',
    comparison: 'dec',
    comparator: '>=',
    threshold_value: 1.5,
    quiet_minutes: 0,
  });
  const { key, hive_id } = await aDevice(api, anna);
  await sweep();
  await measure(key, { weight_kg: 50 });
  await measure(key, { weight_kg: 47.9 });
  await measure(key, { weight_kg: 47.8 });
  const alert_function = expect.stringMatching(/^\S.* has fallen by 2\.1 kg\n\(>= 1\.5 kg\)$/);
  expect(await alertsOf()).toMatchObject([{ alert_value: '2.1', count: 1, alert_function }]);
  await api.request('PUT', `/api/v1/alert-rules/${rule.id}/excluded-hives/${hive_id}`, { as: anna });
  await measure(key, { weight_kg: 44 });
  expect(await alertsOf()).toMatchObject([{ alert_value: '2.1', rule_state: 'off' }]);
  expect(await events()).toEqual(['began']);
});

test.each([
  ['edited', 'PATCH', ':rule', { joinedBy: 'or' }],
  ['switched off', 'PATCH', ':rule', { isActive: false }],
  ['switched off with all', 'POST', 'active', { isActive: false }],
  ['off for its hive', 'PUT', ':rule/excluded-hives/:hive', undefined],
  ['edited to leave out its hive', 'PATCH', ':rule', { excludedHiveIds: [':hive'] }],
  ['deleted', 'DELETE', ':rule', undefined],
] as const)(
  'an open alert ends without a notification when its rule is %s',
  async (_name, method, way, said) => {
    const rule = await anAlertRule(api, anna);
    const { key, hive_id } = await aDevice(api, anna);
    await sweep();
    await measure(key, { t_i: 12 });
    expect(await alertsOf()).toMatchObject([{ ended_at: null }]);
    const named = (text: string) => text.replace(':rule', rule.id).replace(':hive', String(hive_id));
    const body = said && JSON.parse(named(JSON.stringify(said)));
    const path = `/api/v1/alert-rules/${named(way)}`;
    expect((await api.request(method, path, { as: anna, ...(body && { body }) })).status).toBeLessThan(300);
    expect(await alertsOf()).toMatchObject([{ ended_at: expect.any(String) }]);
    expect(await events()).toEqual(['began']);
  },
);

test('a new name ends nothing that goes on', async () => {
  const rule = await anAlertRule(api, anna);
  const { key } = await aDevice(api, anna);
  await sweep();
  await measure(key, { t_i: 12 });
  await api.request('PATCH', `/api/alert-rules/${rule.id}`, { as: anna, body: { name: 'Freezing' } });
  expect(await alertsOf()).toMatchObject([{ ended_at: null }]);
});

test('a rule that is remembered is read again when it was changed', async () => {
  const { id } = await anAlertRule(api, anna);
  const { key } = await aDevice(api, anna);
  await sweep();
  await measure(key, { t_i: 25 });
  const change = (body: object) => {
    api.clock.advance({ minutes: 1 });
    return api.request('PATCH', `/api/alert-rules/${id}`, { as: anna, body });
  };
  await change({ threshold_value: 30 });
  await measure(key, { t_i: 28 });
  expect(await alertsOf()).toMatchObject([{ alert_value: '28', ended_at: null }]);
  await change({ threshold_value: 10 });
  await measure(key, { t_i: 12 });
  await change({ threshold_value: 15 });
  await measure(key, { t_i: 13 });
  expect((await alertsOf()).map((alert: { alert_value: string }) => alert.alert_value)).toEqual(['13', '28']);
});

test('the sweep notifies about silence, and the message about data that are back', async () => {
  await anAlertRule(api, anna, {
    name: 'Silent',
    formulas: [
      { quantity: 'message', calculation: 'cnt', comparator: '=', threshold_value: 0, period_minutes: 0 },
    ],
  });
  const { key } = await aDevice(api, anna);
  await sweep();
  api.clock.advance({ minutes: 60 });
  await measure(key, { t_i: 25 });
  for (let minutes = 0; minutes < 60; minutes += 5) {
    api.clock.advance({ minutes: 5 });
    await sweep();
  }
  expect(await alertsOf()).toMatchObject([{ alert_rule_name: 'Silent', ended_at: null }]);
  await measure(key, { t_i: 25 });
  expect(await alertsOf()).toMatchObject([{ ended_at: expect.any(String) }]);
  expect(await events()).toEqual(['began', 'ended']);
});

test('an alert that was deleted does not come again while it goes on; a read one is unread when it is worse', async () => {
  await anAlertRule(api, anna, { worse_by: 5, quiet_minutes: 0 });
  const { key } = await aDevice(api, anna);
  await sweep();
  await measure(key, { t_i: 18 });
  const [{ id }] = await alertsOf();
  const { body } = await api.request('PATCH', `/api/alerts/${id}`, { as: anna, body: { read: 1 } });
  expect(body.read).toBe(1);
  expect((await api.request('GET', '/api/v1/alerts/unread', { as: anna })).body).toMatchObject({ count: 0 });
  await measure(key, { t_i: 10 });
  expect(await alertsOf()).toMatchObject([{ read: 0 }]);
  await api.request('DELETE', '/api/alerts/all', { as: anna, body: { alert_ids: [id] } });
  await measure(key, { t_i: 1 });
  expect(await alertsOf()).toEqual([]);
  expect(await events()).toEqual(['began', 'worse']);
});

test('a device that was moved is not compared with what it weighed elsewhere, and what went on there is over', async () => {
  await anAlertRule(api, anna, {
    quantity: 'weight_kg',
    comparison: 'dec',
    comparator: '>=',
    threshold_value: 10,
  });
  await anAlertRule(api, anna, { name: 'Light', quantity: 'weight_kg', threshold_value: 60 });
  const { id, key } = await aDevice(api, anna);
  await sweep();
  await measure(key, { weight_kg: 50 });
  const { id: hive_id } = await aHive(api, anna);
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id } });
  await measure(key, { weight_kg: 20 });
  const all = await alertsOf();
  expect(all.map((alert: { alert_rule_name: string }) => alert.alert_rule_name)).toEqual(['Light', 'Light']);
  expect(all).toMatchObject([{ hive_id, ended_at: null }, { ended_at: expect.any(String) }]);
});

test('another’s rule watches no device of mine, nor a hive that is shared with them unless they say so', async () => {
  const bram = await aUser(api);
  const { id: hive_id } = await aHive(api, anna);
  const { key } = await aDevice(api, anna, { hive_id });
  const group = await aGroupOf(api, anna, bram);
  await api.request('PATCH', `/api/v1/groups/${group.id}/hives`, {
    as: anna,
    body: { hives: [{ hiveId: String(hive_id), right: 'view' }] },
  });
  await anAlertRule(api, bram);
  await anAlertRule(api, bram, { name: 'Shared', include_shared: true });
  await measure(key, { t_i: 5 });
  expect(await alertsOf()).toEqual([]);
  expect((await alertsOf(bram)).map((alert: { alert_rule_name: string }) => alert.alert_rule_name)).toEqual([
    'Shared',
  ]);
});

test('the queries of a reading are as many for ten devices and rules as for one', async () => {
  const { key } = await aDevice(api, anna);
  await sweep();
  await anAlertRule(api, anna);
  const context = api.contextOf(anna);
  const once = async (keys: readonly string[]) => {
    api.clock.advance({ minutes: 15 });
    for (const each of keys) await api.request('POST', '/api/sensors', { body: { key: each, t_i: 5 } });
    // In one transaction: a new one would go without who counts.
    return inTransaction(context, (inner) => countQueries(inner, readMarks));
  };
  await once([key]);
  const ofOne = await once([key]);
  const keys = [key];
  for (let count = 0; count < 5; count += 1) {
    keys.push((await aDevice(api, anna)).key);
    await anAlertRule(api, anna, { name: `Cold ${count}` });
  }
  await sweep();
  await once(keys);
  expect(ofOne).toBeGreaterThan(0);
  expect(await once(keys)).toBe(ofOne);
});
