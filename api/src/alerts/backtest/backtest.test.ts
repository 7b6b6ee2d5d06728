import { sweepAlertRules } from '#alerts/evaluation/sweep.ts';
import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { aGroupOf } from '#groups/groups/test-groups.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const cold = { quantity: 't_i', comparator: '<', threshold_value: 20 };

async function measure(key: string, values: object) {
  api.clock.advance({ minutes: 15 });
  await api.request('POST', '/api/sensors', { body: { key, ...values } });
}

async function tried(rule: object, as = anna) {
  const { status, body } = await api.request('POST', '/api/alert-rules/try', { as, body: rule });
  if (status !== 200) throw new Error(`Answer ${status}: ${JSON.stringify(body)}`);
  return body;
}

test('a rule that nobody has saved shows which alerts it would have raised, and stores nothing', async () => {
  const { key, hive_id, id } = await aDevice(api, anna);
  for (const t_i of [25, 12, 9, 30, 25, 25, 25, 25, 25, 15]) await measure(key, { t_i });
  const { alerts, curves, ...answer } = await tried(cold);
  expect(answer).toMatchObject({ count: 2, device_count: 1, is_shortened: false });
  expect(alerts).toMatchObject([
    { device_id: id, hive_id, value: 15, ended_at: null },
    { device_id: id, hive_id, value: 9, count: 2, ended_at: expect.any(String) },
  ]);
  expect(curves).toMatchObject([{ device_id: id }]);
  expect(Math.min(...curves[0].least)).toBe(9);
  expect((await api.request('GET', '/api/alerts', { as: anna })).status).toBe(404);
  expect((await api.request('GET', '/api/alert-rules', { as: anna })).status).toBe(404);
});

test('what it says is what it then tells live, message by message', async () => {
  const rules = [
    cold,
    { ...cold, calculation_minutes: 60, formulas: [{ ...cold, period_minutes: 120, calculation: 'min' }] },
    { quantity: 'weight_kg', comparison: 'dec', comparator: '>=', threshold_value: 1.5, quiet_minutes: 0 },
  ];
  for (const [index, rule] of rules.entries())
    await anAlertRule(api, anna, { ...rule, name: `Rule ${index}` });
  const { key } = await aDevice(api, anna);
  const values = [25, 19, 3, 22, 21, 25, 25, 25, 25, 19, 25, 25, 18];
  for (const [index, t_i] of values.entries()) {
    await measure(key, { t_i, weight_kg: 40 - index * (index % 3) });
    await sweepAlertRules(api.app.contextFor('test'));
    await readMarks(api.app.contextFor('test'));
  }
  const { body } = await api.request('GET', '/api/alerts', { as: anna });
  for (const [index, rule] of rules.entries()) {
    const live = body.alerts.filter(
      (alert: { alert_rule_name: string }) => alert.alert_rule_name === `Rule ${index}`,
    );
    const { alerts } = await tried(rule);
    const shape = ({ first_at, last_at, ended_at, count }: Record<string, unknown>) => ({
      first_at,
      last_at,
      ended_at,
      count,
    });
    expect(live.length).toBeGreaterThan(0);
    expect(alerts.map(shape)).toEqual(
      live.map((alert: Record<string, unknown>) => ({
        first_at: alert.created_at,
        last_at: alert.updated_at,
        ended_at: alert.ended_at,
        count: alert.count,
      })),
    );
  }
});

test('a hive that it leaves out tells nothing, and hives on which a device stood one after the other are not compared', async () => {
  const { id, key, hive_id } = await aDevice(api, anna);
  await measure(key, { weight_kg: 60 });
  await measure(key, { weight_kg: 60 });
  const { id: other } = await aHive(api, anna);
  api.clock.advance({ minutes: 1 });
  await api.request('PATCH', `/api/devices/${id}`, { as: anna, body: { hive_id: other } });
  await measure(key, { weight_kg: 30 });
  await measure(key, { weight_kg: 20 });
  const fall = { quantity: 'weight_kg', comparison: 'dec', comparator: '>=', threshold_value: 5 };
  expect(await tried(fall)).toMatchObject({ count: 1, alerts: [{ hive_id: other, value: 10 }] });
  expect(await tried({ ...fall, exclude_hive_ids: [other] })).toMatchObject({ count: 0 });
  const heavy = { quantity: 'weight_kg', comparator: '>', threshold_value: 50 };
  expect((await tried(heavy)).alerts).toMatchObject([{ hive_id, value: 60 }]);
});

test('hives of others count where they are shared and it is wished, and never otherwise', async () => {
  const [bram, carla] = [await aUser(api), await aUser(api)];
  const { key, hive_id } = await aDevice(api, anna);
  const group = await aGroupOf(api, anna, bram);
  await api.request('PATCH', `/api/groups/${group.id}/hives`, {
    as: anna,
    body: { hives: [{ hive_id, right: 'view' }] },
  });
  await measure(key, { t_i: 5 });
  expect(await tried(cold, bram)).toMatchObject({ count: 0, device_count: 0 });
  expect(await tried({ ...cold, include_shared: true }, bram)).toMatchObject({ count: 1 });
  expect(await tried({ ...cold, include_shared: true }, carla)).toMatchObject({ device_count: 0 });
});

test('what is no rule is said by its fields', async () => {
  const { status, body } = await api.request('POST', '/api/alert-rules/try', {
    as: anna,
    body: { quantity: 'nothing', threshold_value: 1e308 },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors).length).toBeGreaterThan(0);
});

test('too much for a year is tried on as many days as go, and says so', async () => {
  const { id, key } = await aDevice(api, anna);
  await measure(key, { t_i: 5 });
  const today = api.clock.now().getTime();
  const days = Array.from({ length: 365 }, (_, index) => ({
    device_id: id,
    day: new Date(today - index * 86_400_000).toISOString().slice(0, 10),
    message_count: 20_000,
    quantities: '{}',
  }));
  await api.database.db.insertInto('measurement_days').values(days).execute();
  const { is_shortened, since, until, count } = await tried(cold);
  expect({ is_shortened, count }).toEqual({ is_shortened: true, count: 1 });
  const testedDays = (Date.parse(until) - Date.parse(since)) / 86_400_000;
  expect(testedDays).toBeGreaterThan(20);
  expect(testedDays).toBeLessThan(40);
});

test('a device that sends each second is tried on as long a period as goes, and one that is too long is refused', async () => {
  const { id, key } = await aDevice(api, anna);
  await measure(key, { t_i: 5 });
  const today = api.clock.now().getTime();
  const days = Array.from({ length: 100 }, (_, index) => ({
    device_id: id,
    day: new Date(today - index * 86_400_000).toISOString().slice(0, 10),
    message_count: 86_400,
    quantities: '{}',
  }));
  await api.database.db
    .insertInto('measurement_days')
    .values(days)
    .onConflict((conflict) => conflict.columns(['device_id', 'day']).doUpdateSet({ message_count: 86_400 }))
    .execute();
  const ofMonth = { quantity: 't_i', period_minutes: 43_200, calculation: 'max', threshold_value: 5 };
  const rule = (period_minutes: number) => ({ ...cold, formulas: [{ ...ofMonth, period_minutes }] });
  const refused = await api.request('POST', '/api/alert-rules/try', { as: anna, body: rule(43_200) });
  expect(refused.status).toBe(422);
  const [{ path, code, params }] = refused.body.problems;
  expect({ path, code }).toEqual({ path: 'conditions.0.minutes', code: 'too_large' });
  expect(params.max).toBeGreaterThan(5 * 1440);
  const { is_shortened, since, until } = await tried(rule(params.max));
  expect(is_shortened).toBe(true);
  expect((Date.parse(until) - Date.parse(since)) / 86_400_000).toBeLessThan(8);
});
