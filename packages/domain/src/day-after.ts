// On its own: cards on home ask for it, and need no rules of a form.

const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, `YYYY-MM-DD`. Days of a calendar: no clock and no zone makes one of them shorter. */
export function dayAfter(day: string, days: number): string {
  return new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Days of a calendar from one to another, `YYYY-MM-DD`; negative where the second is the earlier one. */
export function daysBetween(from: string, until: string): number {
  return (startOf(until) - startOf(from)) / dayMs;
}
