import type { AlertCondition, AlertEvent, AlertOutcome } from '@skep/domain';
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
  /** Of each condition, when it was worst; null: not known, or not met while another was. */
  values: Json<(number | null)[]>;
  /** How often the rule was met. */
  count: number;
  first_at: Date;
  last_at: Date;
  /** Null: it goes on. */
  ended_at: Date | null;
  read_at: Date | null;
  /** Until then no notification is sent, and it does not count as open. */
  snoozed_until: Date | null;
  /** Null: the person has not said. */
  outcome: AlertOutcome | null;
  /** Out of sight; it stays until it cannot come again by a late message. */
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/**
 * Events to notify people of: the outbox of the evaluation, for `alerts/notifications`. The transaction that creates or
 * changes an alert writes a row here, but only if people are notified: once when an alert began, again when it got worse
 * (the rule's `worse_by`, not within its `quiet_minutes`), and once when it is over. Snoozed and deleted alerts, and those
 * of a rule that is off, have no row. A notification needs nothing else than `alert_events → alerts → alert_rules` (null:
 * deleted meanwhile, nobody is notified), `users`, `hives` and `devices`. The same transaction sends one job `tell-alerts`
 * with the ids of its rows.
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
