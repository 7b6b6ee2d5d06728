import { type EntryReminders, instantOfWireTime, wireTimeOf } from '@skep/domain';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { Entry } from './entry.ts';
import { hivesThatAre } from './store.ts';

/** As a reminder without an hour is put off: see `putOff` of the agenda. */
const hour = '09:00:00';

const minuteMs = 60_000;

/**
 * Makes the reminders of an entry, one for each of its hives that is still there: events of the hives, since a reminder
 * is a part of what was noted of a hive, and nobody has inspected it.
 * @param note what was given, in the words of the entry
 */
export async function remindOf(
  context: SignedInContext,
  { ownerId, hives }: Pick<Entry, 'ownerId' | 'hives'>,
  { reminders, timeZone }: EntryReminders,
  note: string | undefined,
): Promise<void> {
  if (reminders.length === 0) return;
  const now = context.clock.now();
  const inspectedAt = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const there = new Set(
    await hivesThatAre(
      context,
      hives.map(({ id }) => id),
    ),
  );
  const noted = hives
    .filter(({ id }) => there.has(id))
    .flatMap(({ id: hiveId, apiaryId }) =>
      reminders.map(({ text, day }) => ({
        ...{ ownerId, hiveId, apiaryId, clientId: undefined, isEvent: true, checklistId: undefined },
        ...{ inspectedAt, timeZone, inspectedLocal: wireTimeOf(inspectedAt, timeZone) },
        ...{ impression: undefined, needsAttention: undefined, notes: note, items: [] },
        ...{ reminder: text, reminderLocal: dueOn(day, timeZone) },
      })),
    );
  await insertInspections(context, noted, now);
}

/** An hour that the clock leaves out on that day becomes the next. */
function dueOn(day: string, timeZone: string): string {
  const local = `${day} ${hour}`;
  const instant = instantOfWireTime(local, timeZone);
  return instant === undefined ? local : wireTimeOf(instant, timeZone);
}
