import type { AlertCalculationMinutes, AlertCondition, AlertFollowing, AlertJoin } from '@skep/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AlertRuleId, DeviceId, HiveId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    alert_rules: AlertRulesTable;
    alert_rule_devices: AlertRuleDevicesTable;
  }
}

type Json<Value> = ColumnType<Value, string, string>;

interface AlertRulesTable {
  id: GeneratedAlways<AlertRuleId>;
  user_id: UserId;
  name: string;
  description: string;
  is_active: boolean;
  /** The person wants a mail of what this rule tells. */
  by_email: boolean;
  /** As it was given; whoever calls it looks first where it leads. */
  webhook_url: string | null;
  /** 0: it looks at each message. */
  calculation_minutes: AlertCalculationMinutes;
  occurrences: number;
  joined_by: AlertJoin;
  conditions: Json<AlertCondition[]>;
  excluded_months: number[];
  excluded_hours: number[];
  excluded_hive_ids: HiveId[];
  /** Also devices on hives that others share with the person. */
  includes_shared: boolean;
  /** In which months and hours are meant. */
  time_zone: string;
  worse_by: number | null;
  quiet_minutes: number;
  /** What is measured before it is none of the rule's business. */
  watches_since: Date;
  /** Null: messages alone are its reason to look. */
  next_sweep_at: Date | null;
  /** Goes up by one with each edit. */
  rev: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** How far a rule has followed a device, on the hive on which it stood then. */
interface AlertRuleDevicesTable {
  rule_id: AlertRuleId;
  device_id: DeviceId;
  hive_id: HiveId | null;
  evaluated_until: Date;
  state: Json<AlertFollowing>;
}
