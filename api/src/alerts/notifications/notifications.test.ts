import type { AlertEventId, AlertRuleId, HiveId } from '#platform/context/ids.ts';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { notifyAlerts } from './notify-alerts.ts';
import { stopLinkFor } from './unsubscribe.ts';

let api: TestApi;
let anna: TestUser;
let hive: { id: number; name: string };
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
afterAll(() => api.close());
beforeEach(async () => {
  anna = await aUser(api, { locale: 'de' });
  hive = await aHive(api, anna);
  await api.request('POST', '/api/settings', { as: anna, body: { weight_unit: 'lb' } });
});

const condition = {
  quantity: 'weight_kg',
  comparator: 'less_than',
  threshold: 10,
  comparison: 'value',
  period: 'last',
};

/** An event as the evaluation leaves it. */
async function anEvent(
  kind = 'began',
  values: (number | null)[] = [4.53592],
  conditions: readonly object[] = [condition],
) {
  const { db } = api.database;
  const at = new Date('2026-05-17T09:40:00Z');
  const times = { created_at: at, updated_at: at };
  const { id: ruleId } = await db
    .insertInto('alert_rules')
    .values({
      ...{ user_id: anna.id as never, name: 'Leicht', description: '', is_active: true, by_email: true },
      ...{ webhook_url: null, calculation_minutes: 0, occurrences: 1, joined_by: 'and' },
      ...{ conditions: JSON.stringify(conditions), excluded_months: [], excluded_hours: [] },
      ...{ excluded_hive_ids: [], includes_shared: false, time_zone: 'Europe/Berlin', worse_by: null },
      ...{ quiet_minutes: 0, watches_since: at, next_sweep_at: null, ...times },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: alertId } = await db
    .insertInto('alerts')
    .values({
      ...{ user_id: anna.id as never, rule_id: ruleId, rule_name: 'Leicht', device_id: null },
      ...{ hive_id: hive.id as HiveId, conditions: JSON.stringify(conditions) },
      ...{ values: JSON.stringify(values), count: 1, first_at: at, last_at: at, ...times },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('alert_events')
    .values({ alert_id: alertId, kind: kind as 'began', at, values: JSON.stringify(values), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ruleId };
}

async function notifyAbout(...ids: AlertEventId[]) {
  await api.app.jobs.queue.send('tell-alerts', { eventIds: ids });
  for (let round = 0; round < 3; round += 1) await api.runJobs();
}

const mails = async () =>
  (await outboxMails(api.database)).filter(({ recipient }) => recipient === anna.email);

test('an alert notifies once, in the language, the units and the time zone of its rule', async () => {
  const { id } = await anEvent();
  await notifyAbout(id);
  await notifyAbout(id);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Leicht: ${hive.name}`);
  expect(mail?.text).toMatch(/: 10 lb \(11:40\)/);
  expect(mail?.text).toContain('/api/alert-stop/');
});

test('what is over says when it ended, and what nobody measured has no figure', async () => {
  const { id } = await anEvent('ended', [null]);
  await notifyAbout(id);
  expect((await mails())[0]?.text).toContain('Die Warnung endete um 11:40.');
});

describe('a notification has the words of the screen', () => {
  const fall = { ...condition, comparison: 'fall', comparator: 'greater_than_or_equal' };
  const textOf = async (kind: string, values: number[], conditions: readonly object[]) => {
    await notifyAbout((await anEvent(kind, values, conditions)).id);
    return (await mails()).at(-1)?.text;
  };

  test('for a change, which is no value', async () => {
    const text = await textOf('began', [9.07185, 4.53592], [fall, condition]);
    expect(text).toMatch(/: Gewicht ist um 20 lb gefallen, Gewicht: 10 lb \(11:40\)/);
  });

  test('for a rise in percent, whose unit is no weight', async () => {
    const rise = { ...condition, period: 'past', minutes: 4320, comparison: 'rise_percent' };
    const text = await textOf(
      'began',
      [62.5, 50],
      [
        { ...rise, calculation: 'mean' },
        { ...rise, calculation: 'count' },
      ],
    );
    expect(text).toContain(': Gewicht ist um 62,5 % gestiegen, Gewicht ist um 50 % gestiegen');
  });

  test('for a change in an hour, a count, and a device that sends nothing', async () => {
    const past = { ...condition, period: 'past', minutes: 60 };
    const silence = { quantity: 'message', comparator: 'equal_to', threshold: 0, period: 'intervals' };
    const text = await textOf(
      'began',
      [-4.53592, 3, 0],
      [{ ...past, calculation: 'rate' }, { ...past, calculation: 'count' }, silence],
    );
    expect(text).toContain(
      'Gewicht: -10 lb/h, Gewicht: empfangene Werte: 3, Das Gerät hat nichts gesendet (11:40)',
    );
  });

  test('for an end, which says what ended, and not that the hive is as it was', async () => {
    const text = await textOf('ended', [9.07185, 4.53592], [fall, condition]);
    expect(text).toContain(
      'Die Warnung endete um 11:40. Anlass war: Gewicht ist um 20 lb gefallen, Gewicht: 10 lb',
    );
    expect(text).not.toContain('normal');
  });
});

test('a rule that is deleted meanwhile notifies nobody', async () => {
  const { id, ruleId } = await anEvent();
  await api.database.db.deleteFrom('alert_rules').where('id', '=', ruleId).execute();
  await notifyAbout(id);
  expect(await mails()).toEqual([]);
});

describe('the link of a mail', () => {
  const excluded = async (ruleId: AlertRuleId) =>
    await api.database.db
      .selectFrom('alert_rules')
      .select(['excluded_hive_ids', 'rev'])
      .where('id', '=', ruleId)
      .executeTakeFirstOrThrow();
  const pathOf = async (ruleId: AlertRuleId) => {
    const link = await stopLinkFor(api.app.contextFor('test'), { ruleId, hiveId: hive.id as HiveId });
    return new URL(link ?? '').pathname;
  };

  test('asks without a sign-in, changes nothing by being looked at, and ends it once by its button', async () => {
    const { ruleId } = await anEvent();
    const path = await pathOf(ruleId);
    const page = await api.request('GET', path);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Warnungen der Regel „Leicht“');
    expect(page.text).toContain('<form method="post">');
    expect(await excluded(ruleId)).toEqual({ excluded_hive_ids: [], rev: 1 });
    const press = () =>
      api.request('POST', path, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await press()).text).toContain('Erledigt.');
    expect((await press()).status).toBe(200);
    expect(await excluded(ruleId)).toEqual({ excluded_hive_ids: [hive.id], rev: 2 });
  });

  test('is worth nothing for another rule or hive, or with another signature', async () => {
    const [one, other] = [await anEvent(), await anEvent()];
    const path = await pathOf(one.ruleId);
    const wrong = [
      path.replace(`/${one.ruleId}/`, `/${other.ruleId}/`),
      path.replace(`/${hive.id}/`, `/${hive.id + 1}/`),
      path.slice(0, -1) + (path.endsWith('0') ? '1' : '0'),
    ];
    for (const attempt of wrong) {
      expect((await api.request('GET', attempt)).status).toBe(404);
      expect((await api.request('POST', attempt)).status).toBe(404);
    }
    expect(await excluded(other.ruleId)).toMatchObject({ excluded_hive_ids: [] });
  });

  test('what people have named cannot break out of the page', async () => {
    const { ruleId } = await anEvent();
    await api.database.db
      .updateTable('alert_rules')
      .set({ name: '<script>alert(1)</script>' })
      .where('id', '=', ruleId)
      .execute();
    const page = await api.request('GET', await pathOf(ruleId));
    expect(page.text).not.toContain('<script>');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('an event that cannot be put into words silences no other, and is noticed', async () => {
  const [bad, good] = [await anEvent(), await anEvent()];
  const { db } = api.database;
  await db.updateTable('alert_rules').set({ time_zone: 'No/Where' }).where('id', '=', bad.ruleId).execute();
  const context = api.app.contextFor('test');
  await expect(notifyAlerts(context, { eventIds: [bad.id, good.id] })).rejects.toThrow('1 of 2 parts failed');
  await api.runJobs();
  await api.runJobs();
  expect(await mails()).toHaveLength(1);
});

test('people are notified once about an event whose job failed for good, at the next look', async () => {
  const { id } = await anEvent();
  await api.database.db
    .updateTable('alert_events')
    .set({ created_at: api.clock.now() })
    .where('id', '=', id)
    .execute();
  const look = async () => {
    await api.app.jobs.queue.send('notify-missed-alerts', {});
    for (let round = 0; round < 3; round += 1) await api.runJobs();
    return (await mails()).length;
  };
  expect(await look()).toBe(0);
  api.clock.advance({ minutes: 11 });
  expect([await look(), await look()]).toEqual([1, 1]);
});
