/** How long a period of a chart is, by the calendar. */
export const intervals = ['hour', 'day', 'week', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

// Clocks here are those of a zone, as if it were UTC: their days are all equally long.

/** Start of the interval that a local clock is in; weeks begin on Monday. */
export function startOf(local: Date, interval: Interval): Date {
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  switch (interval) {
    case 'hour':
      return new Date(Date.UTC(year, month, day, local.getUTCHours()));
    case 'day':
      return new Date(Date.UTC(year, month, day));
    case 'week':
      return new Date(Date.UTC(year, month, day - ((local.getUTCDay() + 6) % 7)));
    case 'month':
      return new Date(Date.UTC(year, month, 1));
    case 'year':
      return new Date(Date.UTC(year, 0, 1));
  }
}

/** The local clock so many intervals later; months and years end on a day that they have. */
export function shifted(local: Date, interval: Interval, count: number): Date {
  switch (interval) {
    case 'hour':
      return new Date(local.getTime() + count * hourMs);
    case 'day':
      return new Date(local.getTime() + count * dayMs);
    case 'week':
      return new Date(local.getTime() + count * 7 * dayMs);
    case 'month':
      return shiftedByMonths(local, count);
    case 'year':
      return shiftedByMonths(local, count * 12);
  }
}

/** The same day and clock, or the last day of a month that is shorter. */
function shiftedByMonths(local: Date, count: number): Date {
  const month = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + count, 1));
  const lastDay = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const day = Math.min(local.getUTCDate(), lastDay);
  return new Date(month.getTime() + (day - 1) * dayMs + (local.getTime() % dayMs));
}
