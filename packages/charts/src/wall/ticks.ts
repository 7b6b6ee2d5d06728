import type { ChartPeriod } from '../curve.ts';

/** A moment that is named below a chart, in milliseconds. */
export interface Tick {
  value: number;
  format: Intl.DateTimeFormatOptions;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const weekday: Intl.DateTimeFormatOptions = { weekday: 'short' };
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const month: Intl.DateTimeFormatOptions = { month: 'short' };

/** A handful of moments of a period that people count by: hours, days, weeks or months of the clock on the wall. */
export function ticksOfTime({ start, end }: ChartPeriod): Tick[] {
  const range = end - start;
  if (range <= 3 * hourMs) return every(start, end, 15 * 60_000, clock);
  if (range <= 2 * dayMs) return every(start, end, 6 * hourMs, clock);
  if (range <= 10 * dayMs) return byCalendar(start, end, { days: 1 }, weekday);
  if (range <= 45 * dayMs) return byCalendar(start, end, { days: 7 }, day);
  if (range <= 100 * dayMs) return byCalendar(start, end, { days: 21 }, day);
  return byCalendar(start, end, { months: Math.ceil(range / (31 * dayMs) / 6) }, month);
}

/** From midnight on. */
function every(start: number, end: number, step: number, format: Intl.DateTimeFormatOptions): Tick[] {
  const midnight = new Date(start).setHours(0, 0, 0, 0);
  const ticks: Tick[] = [];
  for (let value = midnight; value <= end; value += step) if (value >= start) ticks.push({ value, format });
  return ticks;
}

/** Days at midnight, also where the clock is put forward or back; months at their first day. */
function byCalendar(
  start: number,
  end: number,
  step: { days?: number; months?: number },
  format: Intl.DateTimeFormatOptions,
): Tick[] {
  const moment = new Date(start);
  moment.setHours(0, 0, 0, 0);
  if (step.months !== undefined) moment.setDate(1);
  const ticks: Tick[] = [];
  while (moment.getTime() <= end) {
    if (moment.getTime() >= start) ticks.push({ value: moment.getTime(), format });
    if (step.months === undefined) moment.setDate(moment.getDate() + (step.days ?? 1));
    else moment.setMonth(moment.getMonth() + step.months);
  }
  return ticks;
}

/** Round values from below the least to above the greatest, three or four of them. */
export function ticksOfValues(values: readonly number[], leastRange: number): { value: number }[] {
  const [least, greatest] =
    values.length === 0 ? [0, leastRange] : [Math.min(...values), Math.max(...values)];
  const lack = Math.max(0, leastRange - (greatest - least)) / 2;
  const [from, to] = [least - lack, greatest + lack];
  const rough = (to - from) / 2;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  // Whole steps, since adding them up would end in 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    value: Number(((first + index) * step).toPrecision(12)),
  }));
}
