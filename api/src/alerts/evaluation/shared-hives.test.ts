import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { aGroup, aGroupOf, type TestGroup } from '#groups/groups/test-groups.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import type { AlertRuleId } from '#platform/context/ids.ts';
import type { Stranger } from '#testing/actors.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { sweepAlertRules } from './evaluate.ts';
import { alertsShownTo } from './test-alerts.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
beforeEach(async () => {
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

/** A hive of Anna's with a device, which the group may edit. */
async function aSharedHive({ id }: TestGroup) {
  const device = await aDevice(api, anna);
  const body = { hives: [{ hiveId: String(device.hive_id), right: 'edit' }] };
  await api.request('PATCH', `/api/v1/groups/${id}/hives`, { as: anna, body });
  return device;
}

async function measure(key: string, values: object) {
  api.clock.advance({ minutes: 15 });
  await api.request('POST', '/api/sensors', { body: { key, ...values } });
  await readMarks(api.app.contextFor('test'));
  await sweepAlertRules(api.app.contextFor('test'));
}

const backtest = (body: object) => api.request('POST', '/api/v1/alert-rules/backtest', { as: bram, body });

const alertsOf = (person: TestUser) => alertsShownTo(api, person);

const eventsOf = async ({ id }: { id: AlertRuleId }) =>
  (
    await api.database.db
      .selectFrom('alert_events')
      .innerJoin('alerts', 'alerts.id', 'alert_events.alert_id')
      .select('alert_events.kind')
      .where('alerts.rule_id', '=', id)
      .execute()
  ).map(({ kind }) => kind);

test.each<Stranger>(['otherUser', 'invited', 'declined', 'left'])(
  'a rule of somebody who is %s to the group looks at no hive of it, nor tells anything',
  async (actor) => {
    const group = await aGroup(api, anna);
    const { key } = await aSharedHive(group);
    await group.admit(actor, bram);
    await anAlertRule(api, bram, { include_shared: true, alert_via_email: true });
    for (const t_i of [25, 5, 4]) await measure(key, { t_i });
    expect(await alertsOf(bram)).toEqual([]);
  },
);

test('with the member’s leave, and with the end of the share, the rule stops, and its alerts are gone', async () => {
  const leave = ({ id }: TestGroup) => api.request('DELETE', `/api/groups/detach/${id}`, { as: bram });
  const undoQueued = ({ id }: TestGroup, hive_id: number) =>
    api.request('PATCH', `/api/v1/groups/${id}/hives`, {
      as: anna,
      body: { hives: [{ hiveId: String(hive_id), right: 'none' }] },
    });
  for (const end of [leave, undoQueued]) {
    const group = await aGroupOf(api, anna, bram);
    const { key, hive_id } = await aSharedHive(group);
    const rule = await anAlertRule(api, bram, { include_shared: true });
    const ofRule = async () =>
      (await alertsOf(bram)).filter((alert: { alert_rule_id: number }) => alert.alert_rule_id === rule.id);
    await measure(key, { t_i: 25 });
    await measure(key, { t_i: 12 });
    expect(await ofRule()).toMatchObject([{ count: 1 }]);
    await end(group, hive_id);
    for (const t_i of [25, 5, 4]) await measure(key, { t_i });
    expect([await ofRule(), await eventsOf(rule)]).toEqual([[], ['began']]);
  }
});

test('a rule about a device’s position looks at shared hives whose place is shown to its owner, and at no other', async () => {
  const group = await aGroupOf(api, anna, bram);
  const { key } = await aSharedHive(group);
  const position = { quantity: 'lat', comparator: '>', threshold_value: 50 };
  await anAlertRule(api, bram, { include_shared: true, ...position });
  await anAlertRule(api, bram, {
    include_shared: true,
    name: 'North of the river',
    formulas: [
      { quantity: 't_i', comparator: '<', threshold_value: 20 },
      { ...position, quantity: 'lon' },
    ],
  });
  const place = { lat: 52.123456, lon: 55.987654, t_i: 5 };
  const tried = async () => {
    const condition = { quantity: 'lat', period: 'last', comparator: 'greater_than', threshold: 50 };
    return (await backtest({ includesShared: true, conditions: [condition] })).body;
  };
  for (let messages = 0; messages < 2; messages += 1) await measure(key, place);
  expect(await alertsOf(bram)).toEqual([]);
  expect(await tried()).toMatchObject({ deviceCount: 0, count: 0, curves: [] });
  const mine = { as: anna, body: { showsPlace: true } };
  await api.request('PATCH', `/api/v1/groups/${group.id}/mine`, mine);
  for (let messages = 0; messages < 2; messages += 1) await measure(key, place);
  expect(await alertsOf(bram)).not.toEqual([]);
  expect(await tried()).toMatchObject({ deviceCount: 1, count: 1 });
});

test('a hive that two groups share with a person is tried once', async () => {
  const { key, hive_id } = await aSharedHive(await aGroupOf(api, anna, bram));
  const { id } = await aGroupOf(api, anna, bram);
  const body = { hives: [{ hiveId: String(hive_id), right: 'view' }] };
  await api.request('PATCH', `/api/v1/groups/${id}/hives`, { as: anna, body });
  for (const t_i of [25, 5, 25]) await measure(key, { t_i });
  const condition = { quantity: 't_i', period: 'last', comparator: 'less_than', threshold: 20 };
  const answer = await backtest({ includesShared: true, conditions: [condition] });
  expect(answer.body).toMatchObject({ deviceCount: 1, count: 1 });
});
