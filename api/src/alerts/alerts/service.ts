import { AppError } from '@skep/domain';
import { endAlerts } from '#alerts/rules/running-store.ts';
import { showRule } from '#alerts/rules/service.ts';
import { requireOwn } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { AlertId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import type { Alert, AlertMarks, NotedAlert } from './alert.ts';
import {
  type AlertRecord,
  alertsOf,
  countUnread,
  forgetHiddenAlerts,
  hideAlerts,
  insertNoted,
  markAlerts,
  recordsOf,
  type UnreadAlerts,
  type WantedAlerts,
} from './store.ts';

/** The person's, the newest first. */
export function ownAlerts(context: SignedInContext, wanted: WantedAlerts = {}): Promise<Alert[]> {
  return alertsOf(context, context.user.id, wanted);
}

export function unreadAlerts(context: SignedInContext): Promise<UnreadAlerts> {
  return countUnread(context, context.user.id);
}

/** @throws AppError not_found */
export async function showAlert(context: SignedInContext, id: AlertId): Promise<Alert> {
  const [alert] = await alertsOf(context, context.user.id, { id });
  return requireOwn(context, alert);
}

/**
 * Stores an alert that another program found by a rule of the person; it is over at once, and nobody is notified.
 * @throws AppError not_found, invalid_input
 */
export function noteAlert(context: SignedInContext, { ruleId, quantity, value }: NotedAlert): Promise<Alert> {
  return inTransaction(context, async (inner) => {
    const rule = await showRule(inner, ruleId);
    if (quantity === undefined) throw fieldProblem('measurementId', 'unknown_choice');
    const known = rule.conditions.filter((condition) => condition.quantity === quantity);
    const conditions = known.length > 0 ? known : rule.conditions.slice(0, 1);
    const id = await insertNoted(inner, { rule, conditions, value, at: inner.clock.now() });
    return showAlert(inner, id);
  });
}

/** @throws AppError not_found */
export async function markAlert(context: SignedInContext, id: AlertId, marks: AlertMarks): Promise<Alert> {
  const held = await showAlert(context, id);
  const changes: AlertMarks = {};
  if (marks.isRead !== undefined && marks.isRead !== held.isRead) changes.isRead = marks.isRead;
  if ('snoozedUntil' in marks && marks.snoozedUntil?.getTime() !== held.snoozedUntil?.getTime())
    changes.snoozedUntil = marks.snoozedUntil;
  if ('outcome' in marks && marks.outcome !== held.outcome) changes.outcome = marks.outcome;
  if (Object.keys(changes).length === 0) return held;
  await markAlerts(context, context.user.id, [id], changes, context.clock.now());
  return showAlert(context, id);
}

/** A year has every season once. */
const recordDays = 365;

/** How often each rule of the person was right in the last twelve months; only rules of which they said so. */
export function alertRecords(context: SignedInContext): Promise<AlertRecord[]> {
  return recordsOf(context, context.user.id, daysAgo(context, recordDays));
}

/** Those of others, and those that are gone, are passed over. @param ids undefined: all of the person's. */
export async function markRead(
  context: SignedInContext,
  ids: readonly AlertId[] | undefined,
  isRead: boolean,
): Promise<void> {
  await markAlerts(context, context.user.id, ids, { isRead }, context.clock.now());
}

/** @throws AppError not_found */
export async function deleteAlert(context: SignedInContext, id: AlertId): Promise<void> {
  if ((await hideAlerts(context, context.user.id, [id], context.clock.now())) === 0)
    throw new AppError('not_found');
}

/** @param ids undefined: all of the person's. */
export async function deleteAlerts(
  context: SignedInContext,
  ids: readonly AlertId[] | undefined,
): Promise<void> {
  await hideAlerts(context, context.user.id, ids, context.clock.now());
}

/** In the transaction that deletes the hives. */
export function endAlertsOfHives(context: Context, hiveIds: readonly HiveId[], at: Date): Promise<void> {
  return endAlerts(context, { hiveIds }, at);
}

/** Longer than a message can be late. */
const hiddenDays = 7;

export function forgetDeletedAlerts(context: Context): Promise<void> {
  return forgetHiddenAlerts(context, daysAgo(context, hiddenDays));
}
