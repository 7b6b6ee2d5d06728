import { type AlertFollowing, modelAnswer, usualIntervalMinutes } from '@skep/domain';
import { sql } from 'kysely';
import type { AlertRule } from '#alerts/rules/rule.ts';
import { knownRules } from '#alerts/rules/rule-cache.ts';
import { watchedPairs } from '#alerts/rules/watched-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertRuleId, DeviceId, HiveId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db' | 'clock' | 'addresses'>;

/** A rule and a device that it watches, with the hive that the device is on now. */
export interface WatchedPair {
  rule: AlertRule;
  device: { id: DeviceId; intervalMinutes: number; createdAt: Date; hasSent: boolean };
  hiveId: HiveId | undefined;
  /** Since when it is there, or on no hive; undefined: it was never on any. */
  standsSince: Date | undefined;
  /** Undefined: the rule has not followed it yet. */
  stored: { following: AlertFollowing; hiveId: HiveId | undefined } | undefined;
}

export function asksTheModel({ rule }: WatchedPair): boolean {
  return rule.conditions.some(({ quantity }) => quantity === modelAnswer);
}

/** All that is known of the rules of these devices, or of these rules and their devices: a query, and one for new rules. */
export async function pairsOf(
  context: Db,
  of: { deviceIds: readonly DeviceId[] } | { ruleIds: readonly AlertRuleId[] },
): Promise<WatchedPair[]> {
  const condition =
    'deviceIds' in of
      ? sql`pair.device_id = any(${of.deviceIds}::int[])`
      : sql`pair.rule_id = any(${of.ruleIds}::int[])`;
  // What is known of a device is read once for all of its rules, and a device is one row.
  const { rows } = await sql<DeviceRow>`
    with pair as materialized (
      select rule_id, device_id from ${watchedPairs(context)} as pair where ${condition}
    ), device as materialized (
      select devices.id, devices.created_at,
        devices.interval_minutes * coalesce(devices.transmission_ratio, 1) as interval_minutes,
        exists (select from device_last where device_last.device_id = devices.id) as has_sent,
        stay.hive_id,
        coalesce(stay.since, (select max(until) from device_hives where device_hives.device_id = devices.id)) as stands_since
      from devices left join lateral (
        select hive_id, since from device_hives
        where device_hives.device_id = devices.id and until is null order by since desc, id desc limit 1
      ) as stay on true
      where devices.id in (select device_id from pair)
    ), watching as (
      select pair.device_id, json_agg(
        json_build_array(rule.id, rule.xmin::text, kept.state, kept.hive_id) order by rule.id) as rules
      from pair join device on device.id = pair.device_id
        join alert_rules as rule on rule.id = pair.rule_id
        left join alert_rule_devices as kept on kept.rule_id = rule.id and kept.device_id = pair.device_id
      where device.hive_id is null or not device.hive_id = any(rule.excluded_hive_ids)
      group by pair.device_id
    )
    select device.*, watching.rules from device join watching on watching.device_id = device.id
    order by device.id`.execute(context.db);
  const rules = await knownRules(
    context,
    new Map(rows.flatMap((row) => row.rules.map(([ruleId, version]) => [ruleId, version]))),
  );
  return rows.flatMap((row) => pairsOfDevice(row, rules));
}

type DeviceRow = {
  id: DeviceId;
  created_at: Date;
  interval_minutes: number | null;
  has_sent: boolean;
  hive_id: HiveId | null;
  stands_since: Date | null;
  /** With the version of the rule's row, how far it has followed the device, and on which hive. */
  rules: [AlertRuleId, string, AlertFollowing | null, HiveId | null][];
};

function pairsOfDevice(row: DeviceRow, rules: ReadonlyMap<AlertRuleId, AlertRule>): WatchedPair[] {
  const device = {
    id: row.id,
    intervalMinutes: row.interval_minutes ?? usualIntervalMinutes,
    createdAt: row.created_at,
    hasSent: row.has_sent,
  };
  const hiveId = row.hive_id ?? undefined;
  const standsSince = row.stands_since ?? undefined;
  return row.rules.flatMap(([ruleId, _version, state, storedHiveId]) => {
    const rule = rules.get(ruleId);
    if (rule === undefined) return [];
    const stored = state === null ? undefined : { following: state, hiveId: storedHiveId ?? undefined };
    return [{ rule, device, hiveId, standsSince, stored }];
  });
}

/** The rules whose time has come, for whoever asks first; `nextOf` says when each looks again. */
export async function claimDueRules(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  waitingMinutes: number,
  limit: number,
): Promise<AlertRuleId[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: AlertRuleId }>`
    update alert_rules set next_sweep_at = to_timestamp(
      (floor(extract(epoch from ${now}::timestamptz) / (60 * step)) + 1) * 60 * step)
    from (
      select id, case when calculation_minutes > 0 then calculation_minutes else ${waitingMinutes}::int end as step
      from alert_rules where is_active and next_sweep_at <= ${now}::timestamptz
      order by next_sweep_at limit ${limit} for update skip locked
    ) as due
    where alert_rules.id = due.id returning alert_rules.id`.execute(db);
  return rows.map(({ id }) => id);
}
