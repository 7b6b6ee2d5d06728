import { AppError, wireTimeOf } from '@skep/domain';
import { countDueTasks } from '#inspections/tasks/store.ts';
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

/** Tasks are counted with them: the agenda has both. */
export async function remindersDue(context: SignedInContext): Promise<number> {
  return (await countDueReminders(context)) + (await countDueTasks(context));
}

/** What becomes of a reminder. */
export type ReminderChange =
  /** Which can be taken back. */
  | { kind: 'done'; isDone: boolean }
  /** From the day of the request. */
  | { kind: 'putOff'; days: number }
  /** Until the moment that the person saw, whenever it is sent. */
  | { kind: 'putOffTo'; until: Date };

/** @throws AppError not_found, not_allowed */
export function changeReminder(
  context: SignedInContext,
  id: InspectionId,
  change: ReminderChange,
): Promise<Reminder> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await reminderForEdit(inner, id));
    const now = inner.clock.now();
    switch (change.kind) {
      case 'done':
        // Who ticks it off a second time did not do it a second time.
        if (change.isDone !== (held.doneAt !== undefined))
          await markReminderDone(inner, id, change.isDone ? now : null);
        break;
      case 'putOff':
        await moveReminder(inner, id, putOff(held, change.days, now), now);
        break;
      case 'putOffTo':
        await moveReminder(inner, id, wireTimeOf(change.until, held.timeZone), now);
    }
    const changed = await reminderById(inner, id);
    if (changed === undefined) throw new AppError('unexpected');
    return changed;
  });
}
