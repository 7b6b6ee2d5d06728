import type { AlertCondition, AlertEvent } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { AlertEventId, AlertId, AlertRuleId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

type Db = Pick<Context, 'db'>;

/** What the key of an event's news begins with. */
export const eventKey = 'alert event ';

/** What is to be told of an alert, with all that the words need. */
export interface EventToNotify {
  id: AlertEventId;
  kind: AlertEvent['kind'];
  at: Date;
  values: (number | null)[];
  alertId: AlertId;
  userId: UserId;
  ruleId: AlertRuleId;
  ruleName: string;
  conditions: AlertCondition[];
  isMailed: boolean;
  webhookUrl: string | null;
  timeZone: string;
  hiveId: HiveId | null;
  hiveName: string | null;
  deviceName: string | null;
  locale: string | null;
  weightUnit: string | null;
  temperatureUnit: string | null;
}

/** A rule that is deleted meanwhile notifies nobody. */
export async function eventsToNotify({ db }: Db, ids: readonly AlertEventId[]): Promise<EventToNotify[]> {
  const setting = (name: string) =>
    sql`(select value from user_settings where user_id = alerts.user_id and name = ${name})`;
  const { rows } = await sql<EventToNotify>`
    select event.id, event.kind, event.at, event."values", alerts.id as "alertId", alerts.user_id as "userId",
      rule.id as "ruleId", alerts.rule_name as "ruleName", alerts.conditions, rule.by_email as "isMailed",
      rule.webhook_url as "webhookUrl", rule.time_zone as "timeZone", alerts.hive_id as "hiveId",
      hives.name as "hiveName", devices.name as "deviceName", users.locale,
      ${setting('weight_unit')} as "weightUnit", ${setting('temperature_unit')} as "temperatureUnit"
    from alert_events as event
    join alerts on alerts.id = event.alert_id
    join alert_rules as rule on rule.id = alerts.rule_id
    join users on users.id = alerts.user_id
    left join hives on hives.id = alerts.hive_id
    left join devices on devices.id = alerts.device_id
    where event.id = ${anyOf(ids)} order by event.id`.execute(db);
  return rows;
}

/** Few enough for one job; the next run continues. */
const missedMax = 1000;

/** Events of the last day that became no news although their job has had ten minutes. */
export async function missedEvents({ db }: Db, now: Date): Promise<AlertEventId[]> {
  const { rows } = await sql<{ id: AlertEventId }>`
    select event.id from alert_events as event
    join alerts on alerts.id = event.alert_id
    where event.created_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz - interval '10 minutes'
      and not exists (
        select from news where news.user_id = alerts.user_id and news.key = ${eventKey} || event.id
      )
    order by event.id desc limit ${missedMax}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of this person, and a hive that their rule can speak of by now. */
export function ruleToStop({ db }: Db, ruleId: AlertRuleId) {
  return db
    .selectFrom('alert_rules')
    .innerJoin('users', 'users.id', 'alert_rules.user_id')
    .select(['alert_rules.name', 'users.locale'])
    .where('alert_rules.id', '=', ruleId)
    .executeTakeFirst();
}

export async function hiveNamed({ db }: Db, hiveId: HiveId): Promise<string | undefined> {
  const row = await db.selectFrom('hives').select('name').where('id', '=', hiveId).executeTakeFirst();
  return row?.name;
}

/** As by hand: the rule says nothing of this hive any more. Doing it twice changes nothing. */
export async function excludeHive(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ruleId: AlertRuleId,
  hiveId: HiveId,
): Promise<void> {
  await sql`update alert_rules set excluded_hive_ids = array_append(excluded_hive_ids, ${hiveId}::int),
      rev = rev + 1, updated_at = ${clock.now()}
    where id = ${ruleId} and not (${hiveId}::int = any(excluded_hive_ids))`.execute(db);
}
