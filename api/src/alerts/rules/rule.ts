import type { AlertRuleForm, AlertRuleLogic } from '@skep/domain';
import type { AlertRuleId, HiveId, UserId } from '#platform/context/ids.ts';

export interface AlertRule
  extends AlertRuleLogic,
    Pick<AlertRuleForm, 'name' | 'description' | 'isActive' | 'byEmail' | 'includesShared'> {
  id: AlertRuleId;
  ownerId: UserId;
  webhookUrl: string | undefined;
  excludedHiveIds: readonly HiveId[];
  /** What is measured before it is none of its business. */
  watchesSince: Date;
  /** Until when it has followed a device, of those that it followed furthest; undefined: none yet. */
  evaluatedUntil: Date | undefined;
  rev: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Changed fields; absent keys do not change. */
export type AlertRuleChanges = Partial<
  Omit<AlertRule, 'id' | 'ownerId' | 'watchesSince' | 'evaluatedUntil' | 'rev' | 'createdAt' | 'updatedAt'>
>;

/** What a rule is when nothing is said of it: the old service had the same (reference 7.3). */
export const newRule: Omit<
  AlertRule,
  'id' | 'ownerId' | 'watchesSince' | 'evaluatedUntil' | 'rev' | 'createdAt' | 'updatedAt'
> = {
  name: '',
  description: undefined,
  isActive: true,
  byEmail: false,
  webhookUrl: undefined,
  calculationMinutes: 0,
  conditions: [],
  joinedBy: 'and',
  occurrences: 1,
  excludedMonths: [],
  excludedHours: [],
  excludedHiveIds: [],
  includesShared: false,
  timeZone: 'UTC',
  worseBy: undefined,
  quietMinutes: 60,
};
