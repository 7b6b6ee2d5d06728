import { anAlert, aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { alertsOperations } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const ask = async (name: string, variables = {}) =>
  (await service.ask(alertsOperations[name] ?? '', variables, anna)).data;

test('who has none gets empty lists, which the old wire tells as a 404', async () => {
  expect(await ask('alerts')).toEqual({ alerts: [], alertRules: [] });
});

test('an alert tells what was found, is read, put off, silenced for its hive and deleted', async () => {
  const { id } = await anAlert(service.api, anna);
  const { alerts, alertRules } = await ask('alerts');
  expect(alerts).toMatchObject([
    {
      id: String(id),
      ruleName: 'Cold',
      ruleState: 'ACTIVE',
      endedAt: null,
      isRead: false,
      reasons: [
        {
          quantity: 't_i',
          unit: '°C',
          comparison: 'VALUE',
          comparator: 'LESS_THAN',
          threshold: 20,
          value: 12,
        },
      ],
    },
  ]);
  const [{ hiveId }] = alerts;
  expect(await ask('markAlertsRead', { ids: [String(id)], isRead: true })).toEqual({
    markAlertsRead: { done: true },
  });
  const until = '2026-12-01T09:00:00+01:00';
  expect(await ask('snoozeAlert', { id: String(id), until })).toMatchObject({
    snoozeAlert: { isRead: true, snoozedUntil: '2026-12-01T08:00:00.000Z' },
  });
  expect(await ask('excludeHiveFromAlertRule', { id: alertRules[0].id, hiveId })).toMatchObject({
    excludeHiveFromAlertRule: { excludedHiveIds: [hiveId] },
  });
  expect((await ask('alerts')).alerts).toMatchObject([{ ruleState: 'OFF' }]);
  await ask('deleteAlerts', { ids: [String(id)] });
  expect((await ask('alerts')).alerts).toEqual([]);
});

test('a test alert says by what it was sent, and raises none', async () => {
  const sent = await ask('sendTestAlert', { input: { ...aRule, byEmail: true }, timeZone: 'UTC' });
  expect(sent).toMatchObject({
    sendTestAlert: { pushCount: 0, isPushedHere: false, mail: 'SENT', quietUntil: null },
  });
  expect((await ask('alerts')).alerts).toEqual([]);
});

test('templates become rules in the words of the person, and are switched and deleted', async () => {
  const input = {
    timeZone: 'Europe/Amsterdam',
    templates: [
      { kind: 'SWARM', name: 'Zwerm' },
      { kind: 'SILENCE', name: 'Geen metingen', description: 'Stil' },
    ],
  };
  const { copyAlertTemplates } = await ask('copyAlertTemplates', { input });
  expect(copyAlertTemplates.rules).toMatchObject([
    { name: 'Zwerm', description: null, isActive: true, byEmail: false },
    { name: 'Geen metingen', description: 'Stil' },
  ]);
  const [{ id }] = copyAlertTemplates.rules;
  expect(await ask('setAlertRule', { id, byEmail: true })).toMatchObject({
    setAlertRule: { isActive: true, byEmail: true },
  });
  const { setAlertRulesActive } = await ask('setAlertRulesActive', { isActive: false });
  expect(new Set(setAlertRulesActive.rules.map(({ isActive }: { isActive: boolean }) => isActive))).toEqual(
    new Set([false]),
  );
  expect(await ask('deleteAlertRule', { id })).toEqual({ deleteAlertRule: { done: true } });
});

const aRule = {
  name: 'Nectar',
  isActive: true,
  byEmail: false,
  conditions: [
    { quantity: 'weight_kg', period: 'LAST', comparison: 'RISE', comparator: 'GREATER_THAN', threshold: 0.5 },
    {
      quantity: 't_i',
      period: 'PAST',
      calculation: 'MEAN',
      minutes: 180,
      comparator: 'LESS_THAN_OR_EQUAL',
      threshold: 33.5,
    },
    { quantity: 'message', period: 'INTERVALS', comparator: 'EQUAL_TO', threshold: 0 },
  ],
  joinedBy: 'OR',
  calculationMinutes: 60,
  occurrences: 2,
  excludedMonths: [1, 12],
  excludedHours: [0, 23],
  excludedHiveIds: [],
  includesShared: true,
  worseBy: 0.25,
  quietMinutes: 180,
};

test('a rule comes back as it was made, is changed, and a change over another’s is met', async () => {
  const { createAlertRule: made } = await ask('createAlertRule', {
    input: aRule,
    timeZone: 'Europe/Amsterdam',
  });
  expect(made).toMatchObject(aRule);
  const { id, revision } = made;
  expect((await ask('alertRule', { id })).alertRule).toEqual(made);
  const input = { ...aRule, name: 'Flow', joinedBy: 'AND', worseBy: null };
  const { changeAlertRule: changed } = await ask('changeAlertRule', { id, revision, input });
  expect(changed).toMatchObject({ ...input, revision: revision + 1 });
  const late = { id, revision, input: { ...input, name: 'Late' } };
  expect((await ask('changeAlertRule', late)).changeAlertRule).toMatchObject({
    __typename: 'AlertRuleConflict',
    current: { name: 'Flow', revision: revision + 1 },
  });
  expect((await ask('alertRule', { id: 'none' })).alertRule).toBeNull();
});

test('a fault of a rule is reported at its field', async () => {
  const [weight, warmth] = aRule.conditions;
  const faultsOf = async (change: object) => {
    const variables = { input: { ...aRule, ...change }, timeZone: 'Europe/Amsterdam' };
    return (await ask('createAlertRule', variables)).createAlertRule.fields;
  };
  expect(await faultsOf({ name: '' })).toMatchObject([{ path: 'name', code: 'required' }]);
  expect(await faultsOf({ conditions: [weight, { ...warmth, minutes: 0 }] })).toMatchObject([
    { path: 'conditions.1.minutes', code: 'too_small' },
  ]);
  expect(await faultsOf({ conditions: [{ ...weight, threshold: 1e308 }] })).toMatchObject([
    { path: 'conditions.0.threshold', code: 'too_large' },
  ]);
  expect(await faultsOf({ conditions: [{ ...weight, quantity: 'honey' }] })).toMatchObject([
    { path: 'conditions.0.quantity', code: 'unknown_choice' },
  ]);
  expect(await faultsOf({ excludedHiveIds: ['2147483647'] })).toMatchObject([
    { path: 'excludedHiveIds', code: 'unknown_choice' },
  ]);
});

test('an alert is rated, and its rule has a record', async () => {
  const { id, alert_rule_id } = await anAlert(service.api, anna);
  expect(await ask('rateAlert', { id, outcome: 'FALSE_ALARM' })).toMatchObject({
    rateAlert: { id: String(id), outcome: 'FALSE_ALARM' },
  });
  const record = { ruleId: String(alert_rule_id), right: 0, falseAlarm: 1, unclear: 0 };
  expect((await ask('alertRecords')).alertRecords).toContainEqual(record);
  expect(await ask('rateAlert', { id })).toMatchObject({ rateAlert: { outcome: null } });
});
