import type { AlertEpisode, AlertEvent, AlertFollowing, StoredAlert } from '@skep/domain';
import { sql } from 'kysely';
import type { AlertRule } from '#alerts/rules/rule.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertEventId, AlertRuleId, DeviceId, HiveId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db' | 'clock'>;

/** What came of a pair. */
export interface FollowedPair {
  rule: AlertRule;
  deviceId: DeviceId;
  hiveId: HiveId | undefined;
  following: AlertFollowing;
  episodes: readonly AlertEpisode[];
  events: readonly AlertEvent[];
}

/** Alerts of these pairs that went on after a moment, also those that the person has deleted. */
export async function storedAlerts(
  { db }: Db,
  pairs: readonly { ruleId: AlertRuleId; deviceId: DeviceId }[],
  since: Date,
): Promise<(StoredAlert & { ruleId: AlertRuleId; deviceId: DeviceId })[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<{
    rule_id: AlertRuleId;
    device_id: DeviceId;
    first_at: Date;
    last_at: Date;
    ended_at: Date | null;
    count: number;
    values: (number | null)[];
  }>`
    select alerts.rule_id, alerts.device_id, first_at, last_at, ended_at, count, values
    from unnest(${pairs.map(({ ruleId }) => ruleId)}::int[], ${pairs.map(({ deviceId }) => deviceId)}::int[])
        as pair (rule_id, device_id)
      join alerts on alerts.rule_id = pair.rule_id and alerts.device_id = pair.device_id
    where last_at >= ${since}::timestamptz`.execute(db);
  return rows.map((row) => ({
    ruleId: row.rule_id,
    deviceId: row.device_id,
    firstAt: row.first_at.getTime(),
    lastAt: row.last_at.getTime(),
    endedAt: row.ended_at?.getTime(),
    count: row.count,
    values: row.values.map((value) => value ?? undefined),
  }));
}

/** A device that was moved: its open alerts end, and nobody is notified. */
export async function endElsewhere(
  { db }: Db,
  pairs: readonly { ruleId: AlertRuleId; deviceId: DeviceId; at: Date }[],
): Promise<void> {
  if (pairs.length === 0) return;
  await sql`update alerts set ended_at = pair.at
    from unnest(${pairs.map(({ ruleId }) => ruleId)}::int[], ${pairs.map(({ deviceId }) => deviceId)}::int[],
      ${pairs.map(({ at }) => at.toISOString())}::timestamptz[]) as pair (rule_id, device_id, at)
    where alerts.rule_id = pair.rule_id and alerts.device_id = pair.device_id and ended_at is null`.execute(
    db,
  );
}

export async function saveFollowing({ db }: Db, pairs: readonly FollowedPair[]): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map(({ rule, deviceId, hiveId, following }) => ({
    rule_id: rule.id,
    device_id: deviceId,
    hive_id: hiveId ?? null,
    evaluated_until: new Date(following.until),
    state: following,
  }));
  await sql`insert into alert_rule_devices (rule_id, device_id, hive_id, evaluated_until, state)
    select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as followed (rule_id int, device_id int, hive_id int, evaluated_until timestamptz, state jsonb)
    on conflict (rule_id, device_id) do update set
      hive_id = excluded.hive_id, evaluated_until = excluded.evaluated_until, state = excluded.state`.execute(
    db,
  );
}

/**
 * Stores new alerts, updates those that went on or ended, and stores the events for the job that notifies: none of alerts
 * that the person has deleted or snoozed.
 * @returns the events to notify.
 */
export async function saveAlerts({ db, clock }: Db, pairs: readonly FollowedPair[]): Promise<AlertEventId[]> {
  const alerts = pairs.flatMap((pair) => pair.episodes.map((episode) => alertRow(pair, episode)));
  if (alerts.length === 0) return [];
  const now = clock.now();
  await sql`with came as (
      select * from json_to_recordset(${JSON.stringify(alerts)}::json) as came (user_id int, rule_id int,
        rule_name text, device_id int, hive_id int, conditions jsonb, "values" jsonb, count int,
        first_at timestamptz, last_at timestamptz, ended_at timestamptz, has_begun boolean, got_worse boolean)
    ), went_on as (
      update alerts set last_at = came.last_at, ended_at = came.ended_at, count = came.count,
        "values" = came."values", updated_at = ${now},
        read_at = case when came.got_worse then null else alerts.read_at end
      from came where alerts.rule_id = came.rule_id and alerts.device_id = came.device_id
        and alerts.first_at = came.first_at
    )
    insert into alerts (user_id, rule_id, rule_name, device_id, hive_id, conditions, "values", count,
      first_at, last_at, ended_at, created_at, updated_at)
    select user_id, rule_id, rule_name, device_id, hive_id, conditions, "values", count,
      first_at, last_at, ended_at, ${now}, ${now}
    from came where has_begun
    on conflict (rule_id, device_id, first_at) do nothing`.execute(db);
  const events = pairs.flatMap((pair) => pair.events.map((event) => eventRow(pair, event)));
  if (events.length === 0) return [];
  const { rows } = await sql<{ id: AlertEventId }>`
    insert into alert_events (alert_id, kind, at, "values", created_at)
    select alerts.id, event.kind, event.at, event."values", ${now}
    from json_to_recordset(${JSON.stringify(events)}::json) as event (rule_id int, device_id int,
        first_at timestamptz, kind text, at timestamptz, "values" jsonb)
      join alerts on alerts.rule_id = event.rule_id and alerts.device_id = event.device_id
        and alerts.first_at = event.first_at
    where alerts.deleted_at is null and (alerts.snoozed_until is null or alerts.snoozed_until <= ${now})
    order by event.at returning id`.execute(db);
  return rows.map(({ id }) => id);
}

function alertRow({ rule, deviceId, hiveId, events }: FollowedPair, episode: AlertEpisode) {
  const kinds = events.filter(({ firstAt }) => firstAt === episode.firstAt).map(({ kind }) => kind);
  return {
    user_id: rule.ownerId,
    rule_id: rule.id,
    rule_name: rule.name,
    device_id: deviceId,
    hive_id: hiveId ?? null,
    conditions: rule.conditions,
    values: rule.conditions.map((_, index) => episode.values[index] ?? null),
    count: episode.count,
    first_at: new Date(episode.firstAt),
    last_at: new Date(episode.lastAt),
    ended_at: episode.endedAt === undefined ? null : new Date(episode.endedAt),
    has_begun: kinds.includes('began'),
    got_worse: kinds.includes('worse'),
  };
}

function eventRow({ rule, deviceId }: FollowedPair, { kind, at, firstAt, values }: AlertEvent) {
  return {
    rule_id: rule.id,
    device_id: deviceId,
    first_at: new Date(firstAt),
    kind,
    at: new Date(at),
    values: rule.conditions.map((_, index) => values[index] ?? null),
  };
}
