import { type LogRecord, timesByAnchors } from '@skep/device-codecs';
import { usualIntervalMinutes } from '@skep/domain';
import type { Placing } from './flash-log.ts';

const daySeconds = 24 * 60 * 60;
/** A calendar that goes wrong does so by whole days, and each measurement may be a little late. */
const lateSeconds = 1400;

export function intervalMsOf(intervalMinutes: number | undefined): number {
  return (intervalMinutes || usualIntervalMinutes) * 60_000;
}

/** When each record of a block was measured, in milliseconds; undefined where nobody knows. */
export function timesOf(
  placing: Placing,
  records: readonly LogRecord[],
  intervalMinutes: number | undefined,
): (number | undefined)[] {
  const interval = intervalMsOf(intervalMinutes);
  switch (placing.kind) {
    case 'unplaced':
      return records.map(() => undefined);
    case 'by_hand':
      return records.map((_, place) => placing.startsAtMs + place * interval);
    case 'matched': {
      const anchors = placing.anchors.map(([place, timeMs]) => ({ place, timeMs }));
      return timesByAnchors(anchors, records.length, interval);
    }
    case 'clock':
      return clockTimes(records, interval);
  }
}

/**
 * By the device's own clock. While it runs, two measurements are an interval apart: where its calendar jumps by whole
 * days, forth at the end of a month or back by one, what follows is moved as much.
 */
export function clockTimes(records: readonly LogRecord[], intervalMs: number): (number | undefined)[] {
  let movedSeconds = 0;
  let previous: number | undefined;
  return records.map(({ deviceSeconds }) => {
    if (deviceSeconds === undefined) return undefined;
    if (previous !== undefined) {
      const drift = deviceSeconds - previous - intervalMs / 1000;
      const days = Math.round(drift / daySeconds);
      if (days !== 0 && Math.abs(drift - days * daySeconds) <= lateSeconds) movedSeconds -= days * daySeconds;
    }
    previous = deviceSeconds;
    return (deviceSeconds + movedSeconds) * 1000;
  });
}
