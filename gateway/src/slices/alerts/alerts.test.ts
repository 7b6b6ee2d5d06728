import { anAlert, aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { alertsOperations } from './test-operations.ts';

let house: TestGateway;
let anna: TestUser;
beforeAll(async () => {
  house = await startTestGateway();
  anna = await aUser(house.api);
});
afterAll(() => house.close());

const ask = async (name: string, variables = {}) =>
  (await house.ask(alertsOperations[name] ?? '', variables, anna)).data;

test('who has none gets empty lists, which the old wire tells as a 404', async () => {
  expect(await ask('alerts')).toEqual({ alerts: [], alertRules: [] });
});

test('an alert tells what was found, is read, put off, silenced for its hive and deleted', async () => {
  const { id } = await anAlert(house.api, anna);
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
  const until = '2026-12-01T08:00:00+00:00';
  expect(await ask('snoozeAlert', { id: String(id), until })).toMatchObject({
    snoozeAlert: { isRead: true, snoozedUntil: until },
  });
  expect(await ask('excludeHiveFromAlertRule', { id: alertRules[0].id, hiveId })).toMatchObject({
    excludeHiveFromAlertRule: { excludedHiveIds: [hiveId] },
  });
  expect((await ask('alerts')).alerts).toMatchObject([{ ruleState: 'OFF' }]);
  await ask('deleteAlerts', { ids: [String(id)] });
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
