import { clockOf, localClock, textOf } from '../data-tab/period.ts';

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
export function askedDays({ first, last }: TableDays): { start: string; end: string } | undefined {
  const [start, end] = [clockOf(first ?? ''), clockOf(last ?? '')];
  if (start === undefined || end === undefined || end < start) return undefined;
  return { start: textOf(start), end: textOf(new Date(end.getTime() + dayMs)) };
}

/** Whether both are there, and the wrong way round. */
export function isTurned({ first, last }: TableDays): boolean {
  const [start, end] = [clockOf(first ?? ''), clockOf(last ?? '')];
  return start !== undefined && end !== undefined && end < start;
}
