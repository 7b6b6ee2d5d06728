import { newAlertRule } from '@skep/domain';
import type { AlertRuleId, UserId } from '#platform/context/ids.ts';
import type { AlertRuleFields } from './rule-fields.ts';

export interface AlertRule extends AlertRuleFields {
  id: AlertRuleId;
  ownerId: UserId;
  /** What is measured before it is none of its business. */
  watchesSince: Date;
  /** Until when it has followed a device, of those that it followed furthest; undefined: none yet. */
  evaluatedUntil: Date | undefined;
  rev: number;
  createdAt: Date;
  updatedAt: Date;
}

/** What a rule is when nothing is said of it: the old service had the same (reference 7.3). */
export const newRule: AlertRuleFields = {
  ...newAlertRule,
  excludedHiveIds: [],
  webhookUrl: undefined,
  timeZone: 'UTC',
};
