import type { DeviceId } from '#platform/context/ids.ts';
import type { Window } from './window.ts';

/** A device, while it counts. */
export interface Placement {
  deviceId: DeviceId;
  /** For which of several that are read together, by its place among them. Default: the only one. */
  source?: number;
  since: Date | undefined;
  until: Date | undefined;
}

/** A stretch of a device's time, its end not part of it. */
export interface DeviceTimeRange {
  deviceId: DeviceId;
  source?: number;
  from: Date;
  to: Date;
}

const dayMs = 24 * 60 * 60_000;

/** The parts of a window in which each device counts. */
export function timeRangesOf(placements: readonly Placement[], { start, end }: Window): DeviceTimeRange[] {
  return placements.flatMap(({ since, until, ...device }) => {
    const from = since !== undefined && since > start ? since : start;
    const to = until !== undefined && until < end ? until : end;
    return from < to ? [{ ...device, from, to }] : [];
  });
}

/** Weeks begin on Monday, as that of 5 January 1970. */
const wholes = { days: { width: dayMs, origin: 0 }, weeks: { width: 7 * dayMs, origin: 4 * dayMs } };

/** Whole days or weeks of UTC that ended before a time, and what is left before and after them. */
export function splitAt(
  unit: keyof typeof wholes,
  timeRanges: readonly DeviceTimeRange[],
  before: Date,
): { whole: DeviceTimeRange[]; rest: DeviceTimeRange[] } {
  const { width, origin } = wholes[unit];
  const rounded = (time: number, round: (number: number) => number) =>
    new Date(round((time - origin) / width) * width + origin);
  const whole: DeviceTimeRange[] = [];
  const rest: DeviceTimeRange[] = [];
  for (const { from, to, ...device } of timeRanges) {
    const first = rounded(from.getTime(), Math.ceil);
    const last = rounded(Math.min(to.getTime(), before.getTime()), Math.floor);
    if (first >= last) {
      rest.push({ ...device, from, to });
      continue;
    }
    whole.push({ ...device, from: first, to: last });
    if (from < first) rest.push({ ...device, from, to: first });
    if (last < to) rest.push({ ...device, from: last, to });
  }
  return { whole, rest };
}

/** The days of UTC that lie in a window for their greater part, and today's if it reaches to now. */
export function wholeDays({ start, end }: Window, now: Date): Window {
  const nearest = (time: Date) => Math.round(time.getTime() / dayMs) * dayMs;
  const today = Math.ceil(now.getTime() / dayMs) * dayMs;
  const isPresent = start <= now && end >= now;
  const last = isPresent ? Math.max(today, nearest(end)) : nearest(end);
  return { start: new Date(nearest(start)), end: new Date(last) };
}
