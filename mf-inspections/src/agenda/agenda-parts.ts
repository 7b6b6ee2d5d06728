import type { AgendaReminderFragment } from '../generated/graphql.ts';

/** Parts of the agenda, as they stand below each other. */
export const agendaParts = ['overdue', 'today', 'thisWeek', 'later', 'someDay'] as const;

export type AgendaPart = (typeof agendaParts)[number];

type Due = Pick<AgendaReminderFragment, 'dueAt'>;

/** Where a reminder stands, by the days of the person's own clock; a week is the six days after today. */
export function partOf({ dueAt }: Due, now: Date): AgendaPart {
  if (!dueAt) return 'someDay';
  const due = new Date(dueAt);
  if (due < startOfDay(now, 0)) return 'overdue';
  if (due < startOfDay(now, 1)) return 'today';
  return due < startOfDay(now, 7) ? 'thisWeek' : 'later';
}

function startOfDay(now: Date, daysAhead: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
}

/** The parts that have reminders, which keep their order in them. */
export function reminderParts<Reminder extends Due>(reminders: readonly Reminder[], now: Date) {
  const parts = Map.groupBy(reminders, (reminder) => partOf(reminder, now));
  return agendaParts.flatMap((part) => {
    const own = parts.get(part);
    return own ? [{ part, reminders: own }] : [];
  });
}
