import { sweepAlertRules } from '#alerts/evaluation/evaluate.ts';
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

const when = (condition: object) => ({
  conditions: [{ period: 'last', comparator: 'greater_than', ...condition }],
});
const cold = when({ quantity: 't_i', comparator: 'less_than', threshold: 20 });

async function measure(key: string, values: object) {
  api.clock.advance({ minutes: 15 });
  await api.request('POST', '/api/sensors', { body: { key, ...values } });
}

async function tried(rule: object, as = anna) {
  const { status, body } = await api.request('POST', '/api/v1/alert-rules/backtest', { as, body: rule });
  if (status !== 200) throw new Error(`Answer ${status}: ${JSON.stringify(body)}`);
  return body;
}

test('a rule that nobody has saved shows which alerts it would have raised, and stores nothing', async () => {
  const { key, hive_id, id } = await aDevice(api, anna);
  for (const t_i of [25, 12, 9, 30, 25, 25, 25, 25, 25, 15]) await measure(key, { t_i });
  const { alerts, curves, ...answer } = await tried(cold);
  const place = { deviceId: String(id), hiveId: String(hive_id) };
  expect(answer).toMatchObject({ count: 2, deviceCount: 1, isShortened: false });
  expect(alerts).toMatchObject([
    { ...place, value: 15 },
    { ...place, value: 9, count: 2, endedAt: expect.any(String) },
  ]);
  expect(alerts[0].endedAt).toBeUndefined();
  expect(curves).toMatchObject([{ deviceId: place.deviceId }]);
  expect(Math.min(...curves[0].least)).toBe(9);
  expect((await api.request('GET', '/api/alerts', { as: anna })).status).toBe(404);
  expect((await api.request('GET', '/api/alert-rules', { as: anna })).status).toBe(404);
});

test('what it says is what it then tells live, message by message', async () => {
  const rules = [
    cold,
    {
      ...when({ ...cold.conditions[0], period: 'past', minutes: 120, calculation: 'min' }),
      calculationMinutes: 60,
    },
    { ...when({ quantity: 'weight_kg', comparison: 'fall', threshold: 1.5 }), quietMinutes: 0 },
  ];
  for (const [index, rule] of rules.entries())
    await api.request('POST', '/api/v1/alert-rules', { as: anna, body: { ...rule, name: `Rule ${index}` } });
  const { key } = await aDevice(api, anna);
  const values = [25, 19, 3, 22, 21, 25, 25, 25, 25, 19, 25, 25, 18];
  for (const [index, t_i] of values.entries()) {
    await measure(key, { t_i, weight_kg: 40 - index * (index % 3) });
    await sweepAlertRules(api.app.contextFor('test'));
    await readMarks(api.app.contextFor('test'));
  }
  const { body } = await api.request('GET', '/api/v1/alerts', { as: anna });
  for (const [index, rule] of rules.entries()) {
    const live = body.filter(({ ruleName }: { ruleName: string }) => ruleName === `Rule ${index}`);
    const { alerts } = await tried(rule);
    const shape = ({ firstAt, lastAt, endedAt, count }: Record<string, unknown>) => ({
      ...{ firstAt, lastAt, endedAt, count },
    });
    expect(live.length).toBeGreaterThan(0);
    expect(alerts.map(shape)).toEqual(live.map(shape));
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
  const fall = when({ quantity: 'weight_kg', comparison: 'fall', threshold: 5 });
  expect(await tried(fall)).toMatchObject({ count: 1, alerts: [{ hiveId: String(other), value: 10 }] });
  expect(await tried({ ...fall, excludedHiveIds: [String(other)] })).toMatchObject({ count: 0 });
  const heavy = when({ quantity: 'weight_kg', threshold: 50 });
  expect((await tried(heavy)).alerts).toMatchObject([{ hiveId: String(hive_id), value: 60 }]);
});

test('hives of others count where they are shared and it is wished, and never otherwise', async () => {
  const [bram, carla] = [await aUser(api), await aUser(api)];
  const { key, hive_id } = await aDevice(api, anna);
  const group = await aGroupOf(api, anna, bram);
  await api.request('PATCH', `/api/v1/groups/${group.id}/hives`, {
    as: anna,
    body: { hives: [{ hiveId: String(hive_id), right: 'view' }] },
  });
  await measure(key, { t_i: 5 });
  expect(await tried(cold, bram)).toMatchObject({ count: 0, deviceCount: 0 });
  expect(await tried({ ...cold, includesShared: true }, bram)).toMatchObject({ count: 1 });
  expect(await tried({ ...cold, includesShared: true }, carla)).toMatchObject({ deviceCount: 0 });
});

test('what is no rule is said by its fields', async () => {
  const { status, body } = await api.request('POST', '/api/v1/alert-rules/backtest', {
    as: anna,
    body: when({ quantity: 'nothing', threshold: 1e308 }),
  });
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ path: 'conditions.0.threshold', code: 'too_large' }]);
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
  const { isShortened, since, until, count } = await tried(cold);
  expect({ isShortened, count }).toEqual({ isShortened: true, count: 1 });
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
  const rule = (minutes: number) =>
    when({ quantity: 't_i', period: 'past', minutes, calculation: 'max', threshold: 5 });
  const refused = await api.request('POST', '/api/v1/alert-rules/backtest', { as: anna, body: rule(43_200) });
  expect(refused.status).toBe(422);
  const [{ path, code, params }] = refused.body.problems;
  expect({ path, code }).toEqual({ path: 'conditions.0.minutes', code: 'too_large' });
  expect(params.max).toBeGreaterThan(5 * 1440);
  const { isShortened, since, until } = await tried(rule(params.max));
  expect(isShortened).toBe(true);
  expect((Date.parse(until) - Date.parse(since)) / 86_400_000).toBeLessThan(8);
});
