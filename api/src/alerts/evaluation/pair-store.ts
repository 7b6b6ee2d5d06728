import type { AlertFollowing } from '@skep/domain';
import { sql } from 'kysely';
import type { AlertRule } from '#alerts/rules/rule.ts';
import { rulesById } from '#alerts/rules/store.ts';
import { watchedPairs } from '#alerts/rules/watched-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertRuleId, DeviceId, HiveId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db' | 'clock'>;

/** A rule and a device that it watches, on the hive on which the device stands now. */
export interface WatchedPair {
  rule: AlertRule;
  device: { id: DeviceId; intervalMinutes: number; createdAt: Date; hasSent: boolean };
  hiveId: HiveId | undefined;
  /** Since when it stands there, or on none; undefined: it has never stood on any. */
  standsSince: Date | undefined;
  /** Undefined: the rule has not followed it yet. */
  kept: { following: AlertFollowing; hiveId: HiveId | undefined } | undefined;
}

/** What a device that has not said so is taken to do. */
export const usualIntervalMinutes = 15;

/** All that is known of the rules of these devices, or of these rules and their devices: two queries. */
export async function pairsOf(
  context: Db,
  of: { deviceIds: readonly DeviceId[] } | { ruleIds: readonly AlertRuleId[] },
): Promise<WatchedPair[]> {
  const asked =
    'deviceIds' in of
      ? sql`pair.device_id = any(${of.deviceIds}::int[])`
      : sql`pair.rule_id = any(${of.ruleIds}::int[])`;
  const { rows } = await sql<PairRow>`
    select rule.id as rule_id, device.id as device_id, device.created_at as device_created_at,
      device.interval_minutes * coalesce(device.transmission_ratio, 1) as interval_minutes,
      exists (select from device_last where device_last.device_id = device.id) as has_sent,
      stay.hive_id,
      coalesce(stay.since, (select max(until) from device_hives where device_hives.device_id = device.id)) as stands_since,
      kept.state, kept.hive_id as kept_hive_id
    from ${watchedPairs(context)} as pair
      join alert_rules as rule on rule.id = pair.rule_id
      join devices as device on device.id = pair.device_id
      left join lateral (
        select hive_id, since from device_hives
        where device_hives.device_id = device.id and until is null order by since desc, id desc limit 1
      ) as stay on true
      left join alert_rule_devices as kept on kept.rule_id = rule.id and kept.device_id = device.id
    where ${asked} and (stay.hive_id is null or not stay.hive_id = any(rule.excluded_hive_ids))
    order by device.id, rule.id`.execute(context.db);
  const rules = await rulesById(context, [...new Set(rows.map(({ rule_id }) => rule_id))]);
  return rows.flatMap((row) => {
    const rule = rules.get(row.rule_id);
    return rule === undefined ? [] : [pairOf(row, rule)];
  });
}

type PairRow = {
  rule_id: AlertRuleId;
  device_id: DeviceId;
  device_created_at: Date;
  interval_minutes: number | null;
  has_sent: boolean;
  hive_id: HiveId | null;
  stands_since: Date | null;
  state: AlertFollowing | null;
  kept_hive_id: HiveId | null;
};

function pairOf(row: PairRow, rule: AlertRule): WatchedPair {
  return {
    rule,
    device: {
      id: row.device_id,
      intervalMinutes: row.interval_minutes ?? usualIntervalMinutes,
      createdAt: row.device_created_at,
      hasSent: row.has_sent,
    },
    hiveId: row.hive_id ?? undefined,
    standsSince: row.stands_since ?? undefined,
    kept: row.state === null ? undefined : { following: row.state, hiveId: row.kept_hive_id ?? undefined },
  };
}
