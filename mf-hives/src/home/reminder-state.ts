/** Of a reminder: its time has come, is to come, or was never named. */
export type ReminderState = 'past' | 'future' | 'undated';

export function reminderState(reminderAt: string | undefined, now: Date): ReminderState {
  if (reminderAt === undefined) return 'undated';
  return new Date(reminderAt).getTime() <= now.getTime() ? 'past' : 'future';
}
