import type { AlertCardFragment as Alert } from '../generated/graphql.ts';
import { isWaiting } from './is-waiting.ts';

/** What narrows the list. It is in the address, so that it survives reload, share and back. */
export interface AlertFilters {
  isUnread: boolean;
  isGoing: boolean;
  /** Undefined: of any hive. */
  hiveId: string | undefined;
  /** By name, as rules that are deleted have no id. Undefined: of any rule. */
  rule: string | undefined;
}

export function readFilters(parameters: URLSearchParams): AlertFilters {
  return {
    isUnread: parameters.has('unread'),
    isGoing: parameters.has('going'),
    hiveId: parameters.get('hive') || undefined,
    rule: parameters.get('rule') || undefined,
  };
}

/** The parameters of the address, without those that narrow nothing. */
export function writtenFilters({ isUnread, isGoing, hiveId, rule }: AlertFilters): Record<string, string> {
  return {
    ...(isUnread && { unread: '1' }),
    ...(isGoing && { going: '1' }),
    ...(hiveId !== undefined && { hive: hiveId }),
    ...(rule !== undefined && { rule }),
  };
}

export function passesFilters(alert: Alert, filters: AlertFilters, now: Date): boolean {
  if (filters.isUnread && !isWaiting(alert, now)) return false;
  if (filters.isGoing && alert.endedAt !== null) return false;
  if (filters.hiveId !== undefined && alert.hiveId !== filters.hiveId) return false;
  return filters.rule === undefined || alert.ruleName === filters.rule;
}
