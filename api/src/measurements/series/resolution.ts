import { type Interval, startOf } from '@skep/domain';
import { instantIn, localClock, type Window } from './window.ts';

/** Width of the bins of a series. A day is a day of the zone, however long it is there. */
export interface Resolution {
  minutes: number;
  /** As the wire writes it: `10m`, `3h`, `1d`. */
  text: string;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

const widths = [
  { text: '1m', minutes: 1 },
  { text: '10m', minutes: 10 },
  { text: '30m', minutes: 30 },
  { text: '1h', minutes: 60 },
  { text: '3h', minutes: 180 },
  { text: '6h', minutes: 360 },
  { text: '1d', minutes: dayMinutes },
  { text: '1w', minutes: weekMinutes },
] as const;

export type Width = (typeof widths)[number]['text'];

export const widthNames: readonly Width[] = widths.map(({ text }) => text);

/** More than any screen shows. */
const mostPoints = 5000;

const widthsOfIntervals = { hour: '1m', day: '10m', week: '1h', month: '3h', year: '1d' } as const;

/** How wide the bins of a window are; narrower than the device measures only in long windows, where none is empty. */
export function resolutionOf(
  interval: Interval | undefined,
  window: Window,
  deviceMinutes: number,
): Resolution {
  const days = minutesOf(window) / dayMinutes;
  const usual = resolutionNamed(interval === undefined ? widthOfPeriod(days) : widthsOfIntervals[interval]);
  const isFixed = interval === 'year' || (interval === undefined && days > 7);
  if (isFixed || deviceMinutes <= usual.minutes) return usual;
  return { text: `${deviceMinutes}m`, minutes: deviceMinutes };
}

export function resolutionNamed(name: Width): Resolution {
  return widths.find(({ text }) => text === name) ?? widths[0];
}

function widthOfPeriod(days: number): Width {
  // Five years of days are twice the points that a wide screen has.
  if (days > 1830) return '1w';
  if (days > 90) return '1d';
  if (days > 30) return '6h';
  if (days > 7) return '3h';
  if (days > 2) return '30m';
  return days > 0.25 ? '10m' : '1m';
}

/** This resolution, or the next one by which the window has not too many points. @param most if there is less room. */
export function drawable(resolution: Resolution, window: Window, most = mostPoints): Resolution {
  const minutes = minutesOf(window);
  const points = Math.min(most, mostPoints);
  if (minutes / resolution.minutes <= points) return resolution;
  const wider = widths.find((width) => minutes / width.minutes <= points);
  if (wider !== undefined) return wider;
  const weeks = Math.ceil(minutes / weekMinutes / points);
  return { text: `${weeks}w`, minutes: weeks * weekMinutes };
}

/**
 * Where the bins of a window begin; the first may begin before it. Days and weeks begin at midnight of the zone, weeks
 * on Monday; shorter bins follow one another from the midnight before the window.
 */
export function binStarts(window: Window, { minutes }: Resolution, zone: string): Date[] {
  const local = localClock(window.start, zone);
  const first = startOf(local, minutes % weekMinutes === 0 ? 'week' : 'day');
  const starts: Date[] = [];
  if (minutes % dayMinutes === 0) {
    for (let clock = first; ; clock = new Date(clock.getTime() + minutes * minuteMs)) {
      const start = instantIn(zone, clock);
      if (start >= window.end) return starts;
      starts.push(start);
    }
  }
  const width = minutes * minuteMs;
  const origin = instantIn(zone, first).getTime();
  const before = Math.max(0, Math.floor((window.start.getTime() - origin) / width));
  for (let start = origin + before * width; start < window.end.getTime(); start += width)
    starts.push(new Date(start));
  return starts;
}

function minutesOf({ start, end }: Window): number {
  return (end.getTime() - start.getTime()) / minuteMs;
}
