import { opened } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import {
  type DeviceTimeRange,
  type Placement,
  splitAt,
  timeRangesOf,
  wholeDays,
} from './device-time-ranges.ts';
import { type BinPart, timed } from './quantity-series.ts';
import { binStarts, type Resolution } from './resolution.ts';
import { binsOf, namesInRows, storedFigures } from './series-store.ts';
import { unknownBinsOf } from './unknown-store.ts';
import type { Window } from './window.ts';

export interface Bins {
  starts: readonly Date[];
  parts: readonly BinPart[];
}

export interface BinsOptions {
  placements: readonly Placement[];
  window: Window;
  resolution: Resolution;
  zone: string;
  names: readonly QuantityName[];
  /** Names that the catalogue does not have. */
  unknown: readonly string[];
  /** Definitions are applied to what is read, each from its time on. */
  isRecalculated: boolean;
}

type Db = Pick<Context, 'db' | 'clock'>;

const dayMs = 24 * 60 * 60_000;
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;
/** A quarter is read from the measurements themselves; what is longer, day by day, from the figures of days. */
const longestRawMs = 92.5 * dayMs;
/** So few that it would take longer to ask which of them there are. */
const fewNames = 12;

export function readBins(context: Db, options: BinsOptions): Promise<Bins> {
  const { window, resolution } = options;
  const isLong = window.end.getTime() - window.start.getTime() > longestRawMs;
  return isLong && resolution.minutes % dayMinutes === 0
    ? readDays(context, options)
    : readMeasurements(context, options);
}

async function readMeasurements(context: Db, options: BinsOptions): Promise<Bins> {
  const starts = binStarts(options.window, options.resolution, options.zone);
  return {
    starts,
    parts: await partsOf(context, timeRangesOf(options.placements, options.window), starts, options),
  };
}

/**
 * Days of UTC; where a device came to the hive or left it within a day, from its measurements of that part. So is the
 * day that is running, and the one before it, whose figures may still be on their way. Weeks are read from days where a
 * definition may begin within one.
 */
async function readDays(context: Db, { placements, resolution, ...options }: BinsOptions): Promise<Bins> {
  const now = context.clock.now();
  const window = wholeDays(options.window, now);
  const starts = binStarts(window, resolution, 'UTC');
  const width = resolution.minutes * 60_000;
  const [first = window.start] = starts;
  const computedUntil = new Date(now.getTime() - dayMs);
  const timeRanges = timeRangesOf(placements, window);
  const hasWeeks = resolution.minutes % weekMinutes === 0 && !options.isRecalculated;
  const weeks = hasWeeks ? splitAt('weeks', timeRanges, computedUntil) : { whole: [], rest: timeRanges };
  const days = splitAt('days', weeks.rest, computedUntil);
  const names = [...options.names, ...options.unknown];
  const sourceAt = sourcesIn([...weeks.whole, ...days.whole]);
  const rolledUp = [
    ...(await storedFigures(context, 'measurement_weeks', weeks.whole)),
    ...(await storedFigures(context, 'measurement_days', days.whole)),
  ].map(({ deviceId, day, quantities }) => {
    const time = new Date(`${day}T00:00:00Z`);
    const index = Math.floor((time.getTime() - first.getTime()) / width);
    return { deviceId, source: sourceAt(deviceId, time), index, time, summaries: chosen(quantities, names) };
  });
  return { starts, parts: [...rolledUp, ...(await partsOf(context, days.rest, starts, options))] };
}

async function partsOf(
  context: Db,
  timeRanges: readonly DeviceTimeRange[],
  starts: readonly Date[],
  { names, unknown }: Pick<BinsOptions, 'names' | 'unknown'>,
): Promise<BinPart[]> {
  const open = await opened(context, timeRanges);
  const measured = names.length > fewNames ? await namesInRows(context, open, names) : names;
  const bins = await binsOf(context, open, starts, measured);
  return timed([...bins, ...(await unknownBinsOf(context, open, starts, unknown))], starts);
}

/** For which source a device counts at a time. */
function sourcesIn(timeRanges: readonly DeviceTimeRange[]): (deviceId: DeviceId, time: Date) => number {
  const byDevice = Map.groupBy(timeRanges, ({ deviceId }) => deviceId);
  return (deviceId, time) =>
    byDevice.get(deviceId)?.find(({ from, to }) => from <= time && time < to)?.source ?? 0;
}

function chosen(summaries: BinPart['summaries'], names: readonly string[]): BinPart['summaries'] {
  const result: Record<string, Summary> = {};
  for (const name of names) {
    const summary = summaries[name];
    if (summary !== undefined) result[name] = summary;
  }
  return result;
}
