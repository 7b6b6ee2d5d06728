import { isCalendarDate } from './date-formats.ts';
import { dayAfter } from './day-after.ts';

// Repetitions are written as recurrence rules of RFC 5545, of which this reads the parts that people choose in a form.

export const repeatUnits = ['day', 'week', 'month', 'year'] as const;

export type RepeatUnit = (typeof repeatUnits)[number];

export interface Repeat {
  unit: RepeatUnit;
  /** Every so many of them, from 1. */
  every: number;
  /** Only on days of these months, 1 is January; empty: of all. */
  months: readonly number[];
  /** The last day that can be one, YYYY-MM-DD. */
  until?: string | undefined;
}

/** More than anybody plans ahead. */
export const mostRepeatUnits = 999;

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** The rule in the words of RFC 5545, as `FREQ=DAILY;INTERVAL=9;BYMONTH=4,5,6,7`. */
export function repeatRule({ unit, every, months, until }: Repeat): string {
  const parts = [
    `FREQ=${frequencies[unit]}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(months.length > 0 ? [`BYMONTH=${months.join(',')}`] : []),
    ...(until === undefined ? [] : [`UNTIL=${until.replaceAll('-', '')}`]),
  ];
  return parts.join(';');
}

/** What a rule says; undefined for one that is none, or that says more than this knows. */
export function repeatOf(rule: string): Repeat | undefined {
  const parts = rule.split(';').map((part) => part.split('='));
  const said = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const isKnown = parts.every(
    ([name = '', value, rest]) => partNames.has(name) && value && rest === undefined,
  );
  const unit = repeatUnits.find((each) => frequencies[each] === said.get('FREQ'));
  const every = numberOf(said.get('INTERVAL') ?? '1', mostRepeatUnits);
  const months =
    said
      .get('BYMONTH')
      ?.split(',')
      .map((text) => numberOf(text, 12)) ?? [];
  const until = said.get('UNTIL')?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (!isKnown || said.size < parts.length || unit === undefined || every === undefined) return undefined;
  if (until !== undefined && !isCalendarDate(until)) return undefined;
  const known = months.filter((month) => month !== undefined);
  if (known.length < months.length) return undefined;
  return { unit, every, months: known, ...(until !== undefined && { until }) };
}

const partNames = new Set(['FREQ', 'INTERVAL', 'BYMONTH', 'UNTIL']);

function numberOf(text: string, max: number): number | undefined {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

/** A rule that finds no day within so many years has none: leap days are eight years apart at most. */
const mostYears = 20;

/**
 * The first day of the repetition after a day. As in RFC 5545, months without the day of the first one are left out.
 * @param first day of the repetition, YYYY-MM-DD
 * @returns undefined where there is none
 */
export function nextDay(repeat: Repeat, first: string, after: string): string | undefined {
  const { unit, every, months, until } = repeat;
  const begin = turnsUntil(repeat, first, after);
  const end = begin + Math.ceil((mostYears * perYear[unit]) / every);
  for (let turn = begin; turn <= end; turn += 1) {
    const day = dayOfTurn(repeat, first, turn);
    if (day === undefined || day <= after) continue;
    if (until !== undefined && day > until) return undefined;
    if (months.length === 0 || months.includes(Number(day.slice(5, 7)))) return day;
  }
  return undefined;
}

const dayMs = 86_400_000;
const daysIn = { day: 1, week: 7, month: 31, year: 366 } as const;
const perYear = { day: 366, week: 53, month: 12, year: 1 } as const;

/** About how many days lie between two days of a repetition. */
export function repeatDays({ unit, every }: Repeat): number {
  return daysIn[unit] * every;
}

/** No more turns than pass until that day: those before it need not be computed. */
function turnsUntil({ unit, every }: Repeat, first: string, after: string): number {
  const days = (Date.parse(after) - Date.parse(first)) / dayMs;
  return Math.max(0, Math.floor(days / (daysIn[unit] * every)));
}

/** Undefined: its month has no such day. */
function dayOfTurn({ unit, every }: Repeat, first: string, turn: number): string | undefined {
  if (unit === 'day' || unit === 'week') return dayAfter(first, turn * every * daysIn[unit]);
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const index = month - 1 + turn * every * (unit === 'year' ? 12 : 1);
  const at = new Date(Date.UTC(year, index, day));
  return at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
}
