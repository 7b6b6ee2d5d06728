import { dayAfter } from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import type { AgendaItem } from './agenda-items.ts';

// Days are written YYYY-MM-DD, as days of the person's own clock.

export const dayOf = (moment: Date): string => localMinute(moment).slice(0, 10);

/** The middle of a day, which no change of clocks moves to another one. */
export const momentOf = (day: string): Date => new Date(`${day}T12:00`);

export function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(momentOf(text)) === text;
}

/** The same day of another month, or its last one. */
export function shiftMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(year, month + count, 0, 12);
  return dayOf(new Date(last.getFullYear(), last.getMonth(), Math.min(date, last.getDate()), 12));
}

/** The seven days of the week of a day; a week begins on Monday in all of Skep. */
export function weekOf(day: string): string[] {
  const before = (momentOf(day).getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - before));
}

/** The weeks of the month of a day, whole ones: with days of the months around it. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const next = shiftMonths(first, 1);
  const weeks: string[][] = [];
  for (let start = weekOf(first)[0] ?? first; start < next; start = dayAfter(start, 7))
    weeks.push(weekOf(start));
  return weeks;
}

/** What has a day, by its day. */
export function itemsByDay(items: readonly AgendaItem[]): Map<string, AgendaItem[]> {
  const dated = items.flatMap((item) =>
    item.dueAt === null ? [] : [{ item, day: dayOf(new Date(item.dueAt)) }],
  );
  const groups = Map.groupBy(dated, ({ day }) => day);
  return new Map([...groups].map(([day, group]) => [day, group.map(({ item }) => item)]));
}
