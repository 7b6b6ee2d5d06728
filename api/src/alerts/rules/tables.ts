import type { AlertFollowing } from '@skep/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AlertRuleId, DeviceId, HiveId, UserId } from '#platform/context/ids.ts';
import type { AlertRuleColumns } from './rule-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    alert_rules: AlertRulesTable;
    alert_rule_devices: AlertRuleDevicesTable;
  }
}

type Json<Value> = ColumnType<Value, string, string>;

interface AlertRulesTable extends AlertRuleColumns {
  id: GeneratedAlways<AlertRuleId>;
  user_id: UserId;
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
