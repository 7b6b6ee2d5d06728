import { shifted } from '@skep/domain';
import type { Compared } from './compared.ts';
import { lineColor } from './line-colors.ts';

/** By clocks as if they were UTC. */
interface TimeRange {
  start: Date;
  end: Date;
}

const dayMs = 86_400_000;

/** From the oldest of so many years until the end of the stretch. */
export function rangeOfYears({ start, end }: TimeRange, count: number): TimeRange {
  return { start: shifted(start, 'year', 1 - count), end };
}

/**
 * A stretch of days in its newest year and in the years before it, a line for each. Of leap years the 29 February is
 * left out: the other years have none.
 * @param daily one line, by days of UTC.
 */
export function yearsOf(daily: Compared, { start, end }: TimeRange, count: number): Compared {
  const figures = daily.curves[0]?.mean ?? [];
  const byDay = new Map(daily.times.map((time, index) => [dayOf(time), figures[index] ?? null]));
  const first = Math.floor(start.getTime() / dayMs) * dayMs;
  const days = Array.from({ length: Math.ceil((end.getTime() - first) / dayMs) }, (_, index) =>
    dayOf(first + index * dayMs),
  ).filter((day) => !day.endsWith('02-29'));
  const yearsOfTimeRange = [...new Set([days[0], days.at(-1)].flatMap((day) => (day ? yearOf(day) : [])))];
  const curves = Array.from({ length: count }, (_, back) => {
    // Of a winter both years.
    const name = yearsOfTimeRange.map((year) => year - back).join('–');
    const mean = days.map((day) => byDay.get(`${yearOf(day) - back}${day.slice(4)}`) ?? null);
    return { key: name, name, color: lineColor(back), mean };
  });
  return {
    ...daily,
    times: days.map((day) => Date.parse(`${day}T00:00Z`)),
    curves: curves.filter(({ mean }) => mean.some((figure) => figure !== null)),
  };
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const yearOf = (day: string) => Number(day.slice(0, 4));
