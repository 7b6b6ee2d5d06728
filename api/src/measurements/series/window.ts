import {
  type Interval,
  instantOfIso,
  instantOfWireTime,
  shifted,
  startOf,
  utcWireTime,
  wireTimeOf,
} from '@skep/domain';

/** A stretch of time, its end not part of it. */
export interface Window {
  start: Date;
  end: Date;
}

const hourMs = 60 * 60_000;

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
