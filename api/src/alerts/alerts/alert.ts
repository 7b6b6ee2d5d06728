import type { AlertCondition, AlertOutcome } from '@skep/domain';
import type { AlertId, AlertRuleId, ApiaryId, DeviceId, HiveId, UserId } from '#platform/context/ids.ts';

/** `active`: it watches this hive still. `off`: it is switched off, or no longer for this hive. */
export const alertRuleStates = ['active', 'off', 'deleted'] as const;

export type AlertRuleState = (typeof alertRuleStates)[number];

export interface Alert {
  id: AlertId;
  ownerId: UserId;
  /** Undefined: it was deleted. */
  ruleId: AlertRuleId | undefined;
  ruleName: string;
  ruleState: AlertRuleState;
  deviceId: DeviceId | undefined;
  deviceName: string | undefined;
  /** On which the device was; undefined: none. */
  hiveId: HiveId | undefined;
  hiveName: string | undefined;
  apiaryId: ApiaryId | undefined;
  apiaryName: string | undefined;
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
  /** Undefined: the person has not said. */
  outcome: AlertOutcome | undefined;
  /** By what was entered at the hive; undefined: it leaves doubt. */
  enteredOutcome: AlertOutcome | undefined;
}

/** What a person says of an alert; absent keys stay as they are. */
export interface AlertMarks {
  isRead?: boolean | undefined;
  snoozedUntil?: Date | undefined;
  outcome?: AlertOutcome | undefined;
}

/** What another program has found by a rule. */
export interface NotedAlert {
  ruleId: AlertRuleId;
  /** Undefined: there is none that was named. */
  quantity: string | undefined;
  /** Undefined: it is no number. */
  value: number | undefined;
}
