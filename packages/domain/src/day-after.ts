// On its own: cards on home ask for it, and need no rules of a form.

/** The day so many days later, `YYYY-MM-DD`. Days of a calendar: no clock and no zone makes one of them shorter. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
