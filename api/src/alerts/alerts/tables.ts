import type { AlertCondition, AlertEvent } from '@skep/domain';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AlertEventId, AlertId, AlertRuleId, DeviceId, HiveId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    alerts: AlertsTable;
    alert_events: AlertEventsTable;
  }
}

type Json<Value> = ColumnType<Value, string, string>;

/** One goes on while its rule is met. */
interface AlertsTable {
  id: GeneratedAlways<AlertId>;
  user_id: UserId;
  /** Null: the rule is deleted. */
  rule_id: AlertRuleId | null;
  rule_name: string;
  /** Null: an old client wrote it. */
  device_id: DeviceId | null;
  /** Null: the device stood on none. */
  hive_id: HiveId | null;
  /** As the rule was then: it may be edited or deleted, and the alert still says what it was about. */
  conditions: Json<AlertCondition[]>;
  /** Of each condition, when it was worst; null: not known, or not met beside another that was. */
  values: Json<(number | null)[]>;
  /** How often the rule was met. */
  count: number;
  first_at: Date;
  last_at: Date;
  /** Null: it goes on. */
  ended_at: Date | null;
  read_at: Date | null;
  /** Until then nothing of it is told, and it waits for nobody. */
  snoozed_until: Date | null;
  /** Out of sight; it stays until it cannot come again by a late message. */
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/**
 * What is to be told of alerts: the outbox of the evaluation, for `alerts/ways`. A row is written in the transaction that
 * makes or changes its alert, and only for what is to be told: once when an alert began, again when it got worse (the
 * rule's `worse_by`, not within its `quiet_minutes`), and once when it is over. What is snoozed, deleted or of a rule that
 * is off has no row. Who tells needs nothing else: `alert_events → alerts → alert_rules` (null: deleted meanwhile, tell
 * nothing), `users`, `hives`, `devices`. The same transaction sends one job `tell-alerts` with the ids of its rows.
 */
interface AlertEventsTable {
  id: GeneratedAlways<AlertEventId>;
  alert_id: AlertId;
  kind: AlertEvent['kind'];
  /** Of the message or the moment that is its reason. */
  at: Date;
  /** Of each condition then. */
  values: Json<(number | null)[]>;
  created_at: Date;
}
