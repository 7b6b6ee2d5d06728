/** Of a reminder: its time has come, is to come, or was never named. */
export type ReminderState = 'past' | 'future' | 'undated';

export function reminderState(reminderAt: string | undefined, now: Date): ReminderState {
  if (reminderAt === undefined) return 'undated';
  return new Date(reminderAt).getTime() <= now.getTime() ? 'past' : 'future';
}

/** Of a hive with a planned inspection: its day is today or has passed. @param day YYYY-MM-DD */
export function isInspectionDue(day: string | null, now: Date): day is string {
  return day !== null && new Date(`${day}T00:00`) <= now;
}

interface PlannedHive {
  inspectionDueOn: string | null;
  lastInspection: { reminderAt: string | null } | null;
}

/** Its next inspection was for an earlier day, or the time of its reminder has come. */
export function isOverdue({ inspectionDueOn: day, lastInspection }: PlannedHive, now: Date): boolean {
  const isLate = day !== null && new Date(`${day}T24:00`) <= now;
  return isLate || reminderState(lastInspection?.reminderAt ?? undefined, now) === 'past';
}
