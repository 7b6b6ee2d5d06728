import { clockOf, isTurned, localClock, rangeOf, textOf } from '../charts/period.ts';

/** The first and the last day of a table, both whole; as a date field has them. */
export interface TableDays {
  first: string | undefined;
  last: string | undefined;
}

const dayMs = 24 * 60 * 60_000;

/** The seven days that end today. */
export function lastWeek(now: Date): TableDays {
  const today = localClock(now);
  return { first: dateOf(new Date(today.getTime() - 6 * dayMs)), last: dateOf(today) };
}

const dateOf = (clock: Date) => textOf(clock).slice(0, 10);

/** From when to when, the end not part of it. Undefined where a day is missing or the last comes before the first. */
export function daysOf({ first = '', last = '' }: TableDays): { start: string; end: string } | undefined {
  if (!clockOf(first) || !clockOf(last) || isTurned(first, last)) return undefined;
  const { start, end } = rangeOf({ kind: 'own', start: first, end: last }, new Date());
  return { start: textOf(start), end: textOf(end) };
}
