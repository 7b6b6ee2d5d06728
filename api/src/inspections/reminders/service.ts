import { AppError } from '@skep/domain';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { InspectionId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { putOff, type Reminder } from './reminder.ts';
import {
  countDueReminders,
  markReminderDone,
  moveReminder,
  openReminders,
  reminderById,
  reminderForEdit,
} from './store.ts';

export function remindersToDo(context: SignedInContext): Promise<Reminder[]> {
  return openReminders(context);
}

export function remindersDue(context: SignedInContext): Promise<number> {
  return countDueReminders(context);
}

/** What becomes of a reminder; done can be taken back. */
export type ReminderChange = { isDone: boolean } | { putOffDays: number };

/** @throws AppError not_found, not_allowed */
export function changeReminder(
  context: SignedInContext,
  id: InspectionId,
  change: ReminderChange,
): Promise<Reminder> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await reminderForEdit(inner, id));
    const now = inner.clock.now();
    if ('putOffDays' in change) await moveReminder(inner, id, putOff(held, change.putOffDays, now), now);
    // Who ticks it off a second time did not do it a second time.
    else if (change.isDone !== (held.doneAt !== undefined))
      await markReminderDone(inner, id, change.isDone ? now : null);
    const changed = await reminderById(inner, id);
    if (changed === undefined) throw new AppError('unexpected');
    return changed;
  });
}
