import { alertTemplate } from '@skep/domain';
import { sql } from 'kysely';
import { anAlert } from '#alerts/evaluation/test-alerts.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { alertRecords } from './service.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  (await api.request(method, `/api/v1/alerts${path}`, { as: anna, ...(body && { body }) })).body;

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('an alert says what was found, in the words of the person', async () => {
  expect(await call('GET', '')).toEqual([]);
  const { id, alert_rule_id, device_id, hive_id, location_id } = await anAlert(api, anna);
  const reason = {
    quantity: 't_i',
    period: 'last',
    comparison: 'value',
    comparator: 'less_than',
    threshold: 20,
  };
  const alert = {
    ...{ id: String(id), ruleId: String(alert_rule_id), ruleName: 'Cold', ruleState: 'active' },
    ...{ deviceId: String(device_id), deviceName: expect.any(String), count: 1 },
    ...{ hiveId: String(hive_id), hiveName: expect.any(String) },
    ...{ apiaryId: String(location_id), apiaryName: expect.any(String) },
    ...{ firstAt: moment, lastAt: moment, isRead: false },
    reasons: [{ ...reason, name: expect.any(String), unit: '°C', value: 12 }],
  };
  expect(await call('GET', '')).toEqual([alert]);
  expect(await call('GET', `/${id}`)).toEqual(alert);
});

test('an alert is read and snoozed until a moment, and null ends that', async () => {
  const { id } = await anAlert(api, anna);
  const unread = await call('GET', '/unread');
  expect(unread).toEqual({ count: 1, version: expect.any(String) });
  expect(await call('GET', '/unread')).toEqual(unread);
  api.clock.advance({ minutes: 1 });
  const snoozedUntil = '2030-01-01T10:00:00+02:00';
  const snoozed = await call('PATCH', `/${id}`, { isRead: true, snoozedUntil });
  expect(snoozed).toMatchObject({ isRead: true, snoozedUntil: '2030-01-01T08:00:00.000Z' });
  const later = await call('GET', '/unread');
  expect(later).toEqual({ count: 0, version: expect.any(String) });
  expect(later.version).not.toBe(unread.version);
  const refused = await call('PATCH', `/${id}`, { snoozedUntil: 'tomorrow' });
  expect(refused.problems).toMatchObject([{ path: 'snoozedUntil', code: 'not_a_date' }]);
  expect(await call('PATCH', `/${id}`, { snoozedUntil: null })).not.toHaveProperty('snoozedUntil');
});

test('alerts that are over and read are not open, and those that are named are deleted', async () => {
  const { id, alert_rule_id } = await anAlert(api, anna);
  await call('POST', '/read', { ids: [String(id)], isRead: true });
  expect(await call('GET', '?state=open')).toMatchObject([{ id: String(id) }]);
  await api.request('DELETE', `/api/v1/alert-rules/${alert_rule_id}`, { as: anna });
  expect(await call('GET', '?state=open')).toEqual([]);
  expect(await call('GET', '')).toMatchObject([{ ruleState: 'deleted', endedAt: moment }]);
  await call('POST', '/delete', { ids: [String(id)] });
  expect(await call('GET', '')).toEqual([]);
  expect(await call('DELETE', `/${id}`)).toMatchObject({ code: 'not_found' });
});

test('what a person says of alerts is the record of their rule, until they take it back', async () => {
  const { id, alert_rule_id } = await anAlert(api, anna);
  const stranger = await aUser(api);
  expect(await call('GET', '/records')).toEqual([]);
  expect(await call('PATCH', `/${id}`, { outcome: 'right' })).toMatchObject({ outcome: 'right' });
  const record = { ruleId: String(alert_rule_id), right: 1, falseAlarm: 0, unclear: 0 };
  expect(await call('GET', '/records')).toEqual([record]);
  expect(await call('PATCH', `/${id}`, { isRead: true })).toMatchObject({ outcome: 'right' });
  await call('PATCH', `/${id}`, { outcome: 'false_alarm' });
  expect(await call('GET', '/records')).toEqual([{ ...record, right: 0, falseAlarm: 1 }]);
  expect((await api.request('GET', '/api/v1/alerts/records', { as: stranger })).body).toEqual([]);
  const refused = await call('PATCH', `/${id}`, { outcome: 'perhaps' });
  expect(refused.problems).toMatchObject([{ path: 'outcome', code: 'unknown_choice' }]);
  expect(await call('PATCH', `/${id}`, { outcome: null })).not.toHaveProperty('outcome');
  expect(await call('GET', '/records')).toEqual([]);
});

/** An alert by the conditions of a ready-made rule. */
async function anAlertOf(kind: 'swarm' | 'queenless') {
  const alert = await anAlert(api, anna);
  const conditions = JSON.stringify(alertTemplate(kind).conditions);
  const { db } = api.database;
  await sql`update alerts set conditions = ${conditions}::jsonb where id = ${alert.id}`.execute(db);
  return alert;
}

test('what was entered at the hive rates an alert until the person does', async () => {
  const { id, device_id, alert_rule_id } = await anAlertOf('swarm');
  expect(await call('GET', `/${id}`)).not.toHaveProperty('enteredOutcome');
  const said = (answer: string) =>
    sql`
      insert into weight_steps (device_id, stepped_at, answer, answered_at)
      select ${device_id}, first_at + interval '20 minutes', ${answer}, now() from alerts where id = ${id}
      on conflict (device_id, stepped_at) do update set answer = excluded.answer`.execute(api.database.db);
  await said('ignored');
  expect(await call('GET', `/${id}`)).not.toHaveProperty('enteredOutcome');
  await said('bees');
  expect(await call('GET', `/${id}`)).toMatchObject({ enteredOutcome: 'right' });
  const record = { ruleId: String(alert_rule_id), right: 1, falseAlarm: 0, unclear: 0 };
  expect(await call('GET', '/records')).toEqual([record]);
  await said('harvested');
  expect(await call('GET', '/records')).toEqual([{ ...record, right: 0, falseAlarm: 1 }]);
  await call('PATCH', `/${id}`, { outcome: 'unclear' });
  expect(await call('GET', '/records')).toEqual([{ ...record, right: 0, unclear: 1 }]);
});

test('a hive that is noted queenless afterwards makes the alert right', async () => {
  const { id, hive_id } = await anAlertOf('queenless');
  expect(await call('GET', `/${id}`)).not.toHaveProperty('enteredOutcome');
  api.clock.advance({ days: 3 });
  const date = api.clock.now().toISOString().slice(0, 10);
  const state = { date, state: 'queenless' };
  await api.request('POST', `/api/v1/hives/${hive_id}/states`, { as: anna, body: state });
  expect(await call('GET', `/${id}`)).toMatchObject({ enteredOutcome: 'right' });
});

test('alerts of more than a year ago do not count in the record of a rule', async () => {
  const { id } = await anAlert(api, anna);
  await call('PATCH', `/${id}`, { outcome: 'right' });
  api.clock.advance({ days: 366 });
  expect(await alertRecords(api.contextOf(anna))).toEqual([]);
});
