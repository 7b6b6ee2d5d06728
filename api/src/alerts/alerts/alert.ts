import type { AlertCondition } from '@skep/domain';
import type { AlertId, AlertRuleId, DeviceId, HiveId, UserId } from '#platform/context/ids.ts';

export interface Alert {
  id: AlertId;
  ownerId: UserId;
  /** `active`: it watches this hive still. `off`: it is switched off, or no longer for this hive. */
  rule: { id: AlertRuleId; state: 'active' | 'off' } | { id: undefined; state: 'deleted' };
  ruleName: string;
  device: { id: DeviceId; name: string } | undefined;
  hive: { id: HiveId; name: string; apiary: { id: number; name: string } | undefined } | undefined;
  /** As the rule was then. */
  conditions: readonly AlertCondition[];
  /** Of each condition, when it was worst; null: not known, or not met while another was. */
  values: readonly (number | null)[];
  count: number;
  firstAt: Date;
  lastAt: Date;
  /** Undefined: it goes on. */
  endedAt: Date | undefined;
  isRead: boolean;
  snoozedUntil: Date | undefined;
}

/** What a person says of an alert; absent keys stay as they are. */
export interface AlertMarks {
  isRead?: boolean;
  snoozedUntil?: Date | undefined;
}

/** What another program has found by a rule. */
export interface NotedAlert {
  ruleId: AlertRuleId;
  /** Undefined: there is none that was named. */
  quantity: string | undefined;
  /** Undefined: it is no number. */
  value: number | undefined;
}
