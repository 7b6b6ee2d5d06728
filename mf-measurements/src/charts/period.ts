import { type Interval, intervals, seasonDays, seasonOfDay, shifted, startOf } from '@skep/domain';

/** A stretch of time that charts show. Dates are those of the person's clock: `2026-06-03` or `2026-06-03T14:05`. */
export type Period =
  /** As long as an interval, and so many of them before now. */
  | { kind: 'recent'; interval: Interval; back: number }
  /** A whole one of the calendar, that in which the date lies; of years in the south those of beekeepers. */
  | { kind: 'calendar'; interval: Interval; date: string; isSouthern?: boolean }
  /** The person's own; an end without a time is the whole of that day. */
  | { kind: 'own'; start: string; end: string };

const minuteMs = 60_000;
const dayMs = 24 * 60 * 60_000;

// A clock is what a clock on the wall shows, as if it were UTC: its days are all equally long.

export function localClock(moment: Date): Date {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth(), moment.getDate()];
  return new Date(Date.UTC(year, month, day, moment.getHours(), moment.getMinutes()));
}

/** Undefined for a text that is no date. */
export function clockOf(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text)) return undefined;
  const clock = new Date(text.length > 10 ? `${text}Z` : `${text}T00:00Z`);
  // The thirtieth of February would be the second of March.
  return Number.isNaN(clock.getTime()) || !clock.toISOString().startsWith(text) ? undefined : clock;
}

/** Whether both are dates, and the wrong way round. */
export function isTurned(start: string | undefined, end: string | undefined): boolean {
  const [from, until] = [clockOf(start ?? ''), clockOf(end ?? '')];
  return from !== undefined && until !== undefined && until < from;
}

/** Without the time at midnight. */
export function textOf(clock: Date): string {
  const text = clock.toISOString().slice(0, 16);
  return text.endsWith('T00:00') ? text.slice(0, 10) : text;
}

/** From where to where a period reaches, its end not part of it; a recent one by the clock as it is now. */
export function rangeOf(period: Period, now: Date): { start: Date; end: Date } {
  switch (period.kind) {
    case 'recent':
      return {
        start: shifted(now, period.interval, -period.back - 1),
        end: shifted(now, period.interval, -period.back),
      };
    case 'calendar': {
      const start = startOfCalendar(period, clockOf(period.date) ?? now);
      return { start, end: shifted(start, period.interval, 1) };
    }
    case 'own': {
      const [start, end] = [clockOf(period.start) ?? now, clockOf(period.end) ?? now];
      return { start, end: period.end.length > 10 ? end : new Date(end.getTime() + dayMs) };
    }
  }
}

function startOfCalendar(
  { interval, isSouthern = false }: Extract<Period, { kind: 'calendar' }>,
  clock: Date,
): Date {
  if (interval !== 'year') return startOf(clock, interval);
  const year = seasonOfDay(clock.toISOString().slice(0, 10), isSouthern);
  return new Date(`${seasonDays(year, isSouthern).from}T00:00Z`);
}

/** The period before this one (-1), or after it (1). */
export function moved(period: Period, by: 1 | -1, now: Date): Period {
  switch (period.kind) {
    case 'recent':
      return { ...period, back: Math.max(0, period.back - by) };
    case 'calendar':
      return { ...period, date: textOf(shifted(rangeOf(period, now).start, period.interval, by)) };
    case 'own': {
      const { start, end } = rangeOf(period, now);
      const length = (end.getTime() - start.getTime()) * by;
      const later = (text: string) => {
        const clock = new Date((clockOf(text) ?? now).getTime() + length);
        return text.length > 10 ? clock.toISOString().slice(0, 16) : textOf(clock);
      };
      return { ...period, start: later(period.start), end: later(period.end) };
    }
  }
}

/** The period after a chart of it was pushed aside: a chosen one goes along, others go on to their neighbour. */
export function panned(period: Period, laterMs: number, now: Date): Period {
  if (period.kind !== 'own') {
    const isLater = laterMs > 0;
    return isLater && isRunning(period, now) ? period : moved(period, isLater ? 1 : -1, now);
  }
  const { start, end } = rangeOf(period, now);
  const later = Math.min(
    Math.round(laterMs / minuteMs) * minuteMs,
    Math.max(0, now.getTime() - end.getTime()),
  );
  const text = (clock: Date) => new Date(clock.getTime() + later).toISOString().slice(0, 16);
  return { kind: 'own', start: text(start), end: text(end) };
}

/** Whether it reaches to now, so that there is nothing later. */
export function isRunning(period: Period, now: Date): boolean {
  return period.kind === 'recent' ? period.back === 0 : rangeOf(period, now).end > now;
}

/** The same time in another length, or by the other way of counting. */
export function inInterval(
  period: Period,
  interval: Interval,
  kind: 'recent' | 'calendar',
  now: Date,
): Period {
  const { start, end } = rangeOf(period, now);
  const middle = new Date((start.getTime() + end.getTime()) / 2);
  const meant = isRunning(period, now) ? now : middle;
  return kind === 'calendar'
    ? // Of a year the month: in the south the year that is meant begins in July.
      { kind, interval, date: textOf(startOf(meant, interval === 'year' ? 'month' : interval)) }
    : { kind, interval, back: intervalsBetween(meant, now, interval) };
}

/** How many whole intervals lie between two clocks. */
function intervalsBetween(earlier: Date, now: Date, interval: Interval): number {
  let count = 0;
  while (shifted(now, interval, -count - 1) > earlier) count += 1;
  return count;
}

/** What the address says; anything odd in it is left aside. */
export function periodOf(search: URLSearchParams): Period {
  const [start, end, date] = ['start', 'end', 'date'].map((name) => search.get(name) ?? '');
  const [from, until] = [clockOf(start ?? ''), clockOf(end ?? '')];
  if (start && end && from && until && rangeOf({ kind: 'own', start, end }, from).end > from)
    return { kind: 'own', start, end };
  const interval = intervals.find((each) => each === search.get('interval')) ?? 'day';
  if (date && clockOf(date)) return { kind: 'calendar', interval, date };
  const index = search.get('index') ?? '';
  return { kind: 'recent', interval, back: /^\d{1,5}$/.test(index) ? Number(index) : 0 };
}

/** The same as the address says it. */
export function searchOf(period: Period): string {
  switch (period.kind) {
    case 'own':
      return `?start=${period.start}&end=${period.end}`;
    case 'calendar':
      return `?interval=${period.interval}&date=${period.date}`;
    case 'recent':
      return `?interval=${period.interval}${period.back > 0 ? `&index=${period.back}` : ''}`;
  }
}
