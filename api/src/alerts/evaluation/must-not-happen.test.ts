import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { sweepAlertRules } from './evaluate.ts';
import { alertsShownTo, eventKindsOf } from './test-alerts.ts';

// Tests in other files: a webhook to the database in notifications/old-webhooks.test.ts, a thousand emails in a night in
// notifications/email, a device that is moved in evaluation.test.ts and whole-seconds.test.ts, rules on others' hives in
// shared-hives.test.ts, a worker that is killed in reliability.

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const cold = { name: 'Cold', quantity: 't_i', comparator: '<', threshold_value: 20 };
const make = (body: object) =>
  api.request('POST', '/api/alert-rules', { as: anna, body: { ...cold, ...body } });

async function look() {
  await readMarks(api.app.contextFor('test'));
  await sweepAlertRules(api.app.contextFor('test'));
}

async function measure(key: string, values: object) {
  const { status } = await api.request('POST', '/api/sensors', { body: { key, ...values } });
  await look();
  return status;
}

async function aWatchedDevice() {
  const device = await aDevice(api, anna);
  await look();
  api.clock.advance({ minutes: 15 });
  return device;
}

const alertsOf = (person = anna) => alertsShownTo(api, person);
const events = () => eventKindsOf(api, anna);

test.each([
  ['a threshold that is no number', { threshold_value: 'much' }, 'threshold_value'],
  ['a threshold beyond all measure', { threshold_value: 1e308 }, 'threshold_value'],
  ['a threshold beyond all measure, as text', { threshold_value: '1e308' }, 'threshold_value'],
  ['an unknown quantity', { quantity: 'honey_smell' }, 'quantity'],
  ['an unknown id of a quantity', { quantity: undefined, measurement_id: 99_999 }, 'quantity'],
  ['seven conditions', { formulas: Array.from({ length: 7 }, () => cold) }, 'formulas'],
  ['a month that there is not', { exclude_months: [13] }, 'exclude_months'],
  ['an hour that there is not', { exclude_hours: [24] }, 'exclude_hours'],
  [
    'a forecast of what is measured in a hive',
    { formulas: [{ ...cold, period_minutes: 60, future: true }] },
    'formulas',
  ],
])('%s is refused by its field, and nothing is stored', async (_what, body, field) => {
  const { status, body: answer } = await make(body);
  expect(status).toBe(422);
  expect(Object.keys(answer.errors).join()).toContain(field);
  expect((await api.request('GET', '/api/alert-rules', { as: anna })).status).toBe(404);
});

test('another’s hive cannot be left out, by a new rule or by an old one', async () => {
  const { id: others } = await aHive(api, await aUser(api));
  expect((await make({ exclude_hive_ids: [others] })).status).toBe(422);
  const { id } = await anAlertRule(api, anna);
  const path = `/api/alert-rules/${id}`;
  const edited = await api.request('PATCH', path, { as: anna, body: { exclude_hive_ids: [others] } });
  expect(edited.status).toBe(422);
  const exclusion = `/api/v1/alert-rules/${id}/excluded-hives/${others}`;
  const excluded = await api.request('PUT', exclusion, { as: anna });
  expect(excluded.status).toBe(422);
  expect((await api.request('GET', path, { as: anna })).body.exclude_hive_ids).toEqual([]);
});

test('six conditions that contradict one another tell nothing, and are no fault', async () => {
  const both = [cold, { ...cold, comparator: '>' }];
  expect((await make({ formulas: [...both, ...both, ...both] })).status).toBe(201);
  const { key } = await aWatchedDevice();
  for (const t_i of [10, 30]) expect(await measure(key, { t_i })).toBe(201);
  expect(await alertsOf()).toEqual([]);
});

test('a clock that is set back repeats nothing, and tells what comes', async () => {
  await anAlertRule(api, anna);
  const { key } = await aWatchedDevice();
  await measure(key, { t_i: 12 });
  api.clock.advance({ minutes: -40 });
  await measure(key, { t_i: 11 });
  api.clock.advance({ minutes: 15 });
  await measure(key, { t_i: 25 });
  expect(await events()).toEqual(['began']);
  api.clock.advance({ minutes: 60 });
  await measure(key, { t_i: 25 });
  expect(await events()).toEqual(['began', 'ended']);
  expect((await alertsOf()).length).toBeLessThanOrEqual(2);
});

test('an open alert of a deleted hive ends without a notification, and its device is still evaluated', async () => {
  await anAlertRule(api, anna);
  const { key, hive_id } = await aWatchedDevice();
  await measure(key, { t_i: 12 });
  expect((await api.request('DELETE', `/api/hives/${hive_id}`, { as: anna })).status).toBe(204);
  api.clock.advance({ minutes: 15 });
  expect(await measure(key, { t_i: 11 })).toBe(201);
  expect(await alertsOf()).toMatchObject([
    { hive_id: null, alert_value: '11', ended_at: null },
    { hive_id, alert_value: '12', count: 1, ended_at: expect.any(String) },
  ]);
  expect(await events()).toEqual(['began', 'began']);
});

test('who is gone has no rules and no alerts, and what waited of their device is nobody’s', async () => {
  await anAlertRule(api, anna);
  const { key } = await aWatchedDevice();
  await api.request('POST', '/api/sensors', { body: { key, t_i: 5 } });
  await api.database.db
    .deleteFrom('users')
    .where('id', '=', anna.id as never)
    .execute();
  await look();
  const left = async (table: 'alert_rules' | 'alerts') =>
    api.database.db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', anna.id as never)
      .execute();
  expect([await left('alert_rules'), await left('alerts')]).toEqual([[], []]);
  expect(await measure(key, { t_i: 4 })).toBe(401);
});

test('a thousand alerts in a night are a list that is answered, read and deleted at once', async () => {
  const rule = await anAlertRule(api, anna);
  const at = api.clock.now();
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    user_id: anna.id as never,
    rule_id: rule.id,
    rule_name: 'Cold',
    conditions: '[]',
    values: '[]',
    count: 1,
    first_at: new Date(at.getTime() - index * 1000),
    last_at: new Date(at.getTime() - index * 1000),
    created_at: at,
    updated_at: at,
  }));
  await api.database.db.insertInto('alerts').values(rows).execute();
  expect(await alertsOf()).toHaveLength(1000);
  await api.request('POST', '/api/v1/alerts/read', { as: anna, body: { isRead: true } });
  expect((await api.request('GET', '/api/v1/alerts/unread', { as: anna })).body).toMatchObject({ count: 0 });
  await api.request('DELETE', '/api/alerts/all', { as: anna, body: {} });
  expect(await alertsOf()).toEqual([]);
});
