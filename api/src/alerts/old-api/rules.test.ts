import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

test('a rule is sent as old clients know it, with the additions at the end', async () => {
  const { id: hive } = await aHive(api, anna);
  const made = await anAlertRule(api, anna, {
    ...{ description: 'x'.repeat(300), threshold_value: '20,5', calculation_minutes: 60 },
    ...{ exclude_months: [2, 1, 1], exclude_hours: ['3'], exclude_hive_ids: [hive] },
    ...{ alert_via_email: 1, active: true, alert_on_occurrences: 0, timezone: 'Europe/Amsterdam' },
    ...{ include_shared: 1, worse_by: '1,5', quiet_minutes: 30 },
  });
  const condition = {
    ...{ measurement_id: 17, quantity: 't_i', calculation: 'ave', comparator: '<', comparison: 'val' },
    threshold_value: 20.5,
  };
  const formula = {
    ...{ id: made.id * 10, created_at: time, updated_at: time, alert_rule_id: made.id, ...condition },
    ...{ logical: 'and', period_minutes: 60, future: false, last_result_value: null },
    ...{ last_evaluation_value: 0, last_evaluated_at: null },
  };
  const rule = {
    ...{ id: made.id, created_at: time, updated_at: time, name: 'Cold', description: 'x'.repeat(250) },
    ...condition,
    ...{ calculation_minutes: 60, exclude_months: [1, 2], exclude_hours: [3], alert_via_email: 1, active: 1 },
    ...{ default_rule: 0, alert_on_occurences: 1, alert_on_occurrences: 1, formulas: [formula] },
    ...{ no_value: false, include_shared: true, worse_by: 1.5, quiet_minutes: 30, exclude_hive_ids: [hive] },
    ...{ webhook_url: null, user_id: Number(anna.id), timezone: 'Europe/Amsterdam' },
    ...{ last_evaluated_at: null, rev: 1 },
  };
  expect(made).toEqual(rule);
  expect(Object.keys(made)).toEqual(Object.keys(rule));
  expect((await api.request('GET', '/api/alert-rules', { as: anna })).body).toEqual({ alert_rules: [rule] });
});

test.each([
  [{ description: null }, { description: null }],
  [{ calculation_minutes: null }, { calculation_minutes: 0 }],
  [{ active: null }, { active: 0 }],
  [{ active: 0 }, { active: 0 }],
  [{ alert_via_email: null }, { alert_via_email: 0 }],
  [{ include_shared: null }, { include_shared: false }],
  [{ worse_by: null }, { worse_by: null }],
  [{ timezone: null }, { timezone: 'Europe/Amsterdam' }],
  [{ quiet_minutes: null }, { quiet_minutes: 30 }],
  [{ alert_on_occurrences: null }, { alert_on_occurrences: 2 }],
  [{ alert_on_occurences: 3 }, { alert_on_occurences: 3, alert_on_occurrences: 3 }],
  [{ exclude_months: null }, { exclude_months: [1] }],
])('an edit that says %j leaves %j', async (edit, result) => {
  const rule = await anAlertRule(api, anna, {
    ...{ description: 'By night', calculation_minutes: 60, alert_via_email: true, include_shared: true },
    ...{ worse_by: 2, timezone: 'Europe/Amsterdam', quiet_minutes: 30, alert_on_occurrences: 2 },
    exclude_months: [1],
  });
  const path = `/api/alert-rules/${rule.id}`;
  expect((await api.request('PATCH', path, { as: anna, body: edit })).body).toMatchObject(result);
});

test.each([
  [{ name: null }, { name: ['required'] }],
  [{ calculation_minutes: 7 }, { calculation_minutes: ['unknown_choice'] }],
  [{ timezone: 'Mars' }, { timezone: ['unknown_choice'] }],
  [{ worse_by: 0 }, { worse_by: ['too_small'] }],
  [{ alert_on_occurrences: 101 }, { alert_on_occurrences: ['too_large'] }],
  [{ exclude_hive_ids: ['x'] }, { 'exclude_hive_ids.0': ['not_whole'] }],
  [{ exclude_hive_ids: [2147483647] }, { exclude_hive_ids: ['unknown_choice'] }],
  [{ webhook_url: 'nowhere' }, { webhook_url: ['not_a_web_address'] }],
  [{ threshold_value: null }, { 'formulas.0.threshold_value': ['not_a_number'] }],
])('an edit that says %j is refused at its field', async (edit, errors) => {
  const { id } = await anAlertRule(api, anna);
  const answer = await api.request('PATCH', `/api/alert-rules/${id}`, { as: anna, body: edit });
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});
