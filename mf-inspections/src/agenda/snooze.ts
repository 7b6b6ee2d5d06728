/**
 * The day to which a reminder is put off, at its hour on the person's clock: from today, or from its day if that is still
 * to come. One without a day gets nine o'clock.
 */
export function putOffTo(dueAt: string | null | undefined, days: number, now: Date): Date {
  const due = dueAt ? new Date(dueAt) : undefined;
  const from = due && due > now ? due : now;
  const until = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
  until.setHours(due?.getHours() ?? 9, due?.getMinutes() ?? 0);
  return until;
}
