import { instantOfIso, instantOfWireTime, utcWireTime, wireTimeOf } from '@skep/domain';

export const intervals = ['hour', 'day', 'week', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** A stretch of time, its end not part of it. */
export interface Window {
  start: Date;
  end: Date;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * The interval that lies `index` intervals back by the clock of the zone: a whole one (weeks begin on Monday), or,
 * when relative, one that ends so many intervals before now.
 */
export function windowOfInterval(
  interval: Interval,
  index: number,
  { now, zone, isRelative }: { now: Date; zone: string; isRelative: boolean },
): Window {
  const local = localClock(now, zone);
  if (interval === 'hour') {
    // An hour is an hour, also where the clock is put forward or back.
    const second = Math.floor(now.getTime() / 1000) * 1000;
    const last = isRelative ? now.getTime() : second - (local.getTime() % hourMs) + hourMs;
    const end = last - index * hourMs;
    return { start: new Date(end - hourMs), end: new Date(end) };
  }
  const first = isRelative ? shifted(local, interval, -1) : startOf(local, interval);
  const end = instantIn(zone, shifted(first, interval, 1 - index));
  return {
    start: instantIn(zone, shifted(first, interval, -index)),
    // By the clock alone, the hour that comes twice a year could end before now.
    end: isRelative && index === 0 ? now : end,
  };
}

/** The zone's clock as if it were UTC: its days are then all equally long. */
export function localClock(instant: Date, zone: string): Date {
  return new Date(`${wireTimeOf(instant, zone).replace(' ', 'T')}Z`);
}

/** From and until as they were written, by the zone's clock or with an offset. Undefined where one is no time. */
export function windowOfDates(start: string, end: string, zone: string): Window | undefined {
  const [from, until] = [start, end].map((text) => instantOfIso(text) ?? instantOfWireTime(text, zone));
  if (from === undefined || until === undefined || until <= from) return undefined;
  return { start: from, end: until };
}

/** The moment at which the zone's clock shows what this one shows in UTC. */
export function instantIn(zone: string, local: Date): Date {
  if (zone === 'UTC') return local;
  return instantOfWireTime(utcWireTime(local), zone) ?? local;
}

/** Start of the interval that a local clock is in. */
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

function shifted(local: Date, interval: Interval, count: number): Date {
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
