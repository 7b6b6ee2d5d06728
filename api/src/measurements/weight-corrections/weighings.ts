import type { Weighing } from '@skep/domain';
import { opened } from '#measurements/compressed-chunks/decompress.ts';
import { timeRangesOf } from '#measurements/series/device-time-ranges.ts';
import { partsByDevice, quantitySeriesOf, timed } from '#measurements/series/quantity-series.ts';
import { inputsOf, recalculating } from '#measurements/series/recalculation.ts';
import type { RequestedDevices } from '#measurements/series/requested-devices.ts';
import { binsOf } from '#measurements/series/series-store.ts';
import type { Window } from '#measurements/series/window.ts';
import type { Context } from '#platform/context/context.ts';
import { type WeighedBin, weighedBins } from './weighing-store.ts';

/** As often as scales send: what sends more often is taken together. */
const widthMs = 10 * 60_000;

const yearMs = 366 * 24 * 60 * 60_000;

/** What steps, days and flows are read from. */
export function yearUpTo(end: number): Window {
  return { start: new Date(end - yearMs), end: new Date(end) };
}

/** Where the ten minutes of a moment begin. */
export function momentOf(time: number): number {
  return Math.floor(time / widthMs) * widthMs;
}

type Reading = Pick<Context, 'db'>;
type Weighed = Pick<RequestedDevices, 'placements' | 'definitions'>;

/** What the scale showed in a window, fine enough to find steps. The window should not be longer than a year. */
export async function weighingsOf(context: Reading, weighed: Weighed, window: Window): Promise<Weighing[]> {
  const [weighings = []] = await weighingsOfAll(context, [weighed], window);
  return weighings;
}

/** A year of each has some two megabytes. */
const readTogether = 10;

/** The same of several hives, one list for each: a statement reads ten of them. */
export async function weighingsOfAll(
  context: Reading,
  hives: readonly Weighed[],
  window: Window,
): Promise<Weighing[][]> {
  const all: Weighing[][] = [];
  for (let first = 0; first < hives.length; first += readTogether) {
    const together = hives.slice(first, first + readTogether);
    const timeRanges = together.flatMap((hive, source) =>
      isRecalculated(hive)
        ? []
        : timeRangesOf(hive.placements, window).map((timeRange) => ({ ...timeRange, source })),
    );
    const bins = await weighedBins(context, await opened(context, timeRanges), widthMs);
    for (const [source, hive] of together.entries())
      all.push(
        isRecalculated(hive)
          ? await recalculatedWeighings(context, hive, window)
          : inTime(bins.get(source) ?? []),
      );
  }
  return all;
}

/** What two devices weighed in the same ten minutes counts as one, each by how often it sent. */
function inTime(bins: readonly WeighedBin[]): Weighing[] {
  const sums = new Map<number, { kg: number; count: number }>();
  for (const { index, count, kg } of bins) {
    const former = sums.get(index) ?? { kg: 0, count: 0 };
    sums.set(index, { kg: former.kg + kg * count, count: former.count + count });
  }
  return [...sums]
    .map(([index, { kg, count }]) => ({ time: index * widthMs, kg: kg / count }))
    .toSorted((one, other) => one.time - other.time);
}

function isRecalculated({ definitions }: Pick<Weighed, 'definitions'>): boolean {
  return recalculating(definitions, ['weight_kg']).length > 0;
}

/** By definitions that are applied when values are read. */
async function recalculatedWeighings(
  context: Reading,
  { placements, definitions }: Weighed,
  window: Window,
): Promise<Weighing[]> {
  const first = Math.floor(window.start.getTime() / widthMs);
  const count = Math.max(0, Math.ceil(window.end.getTime() / widthMs) - first);
  const starts = Array.from({ length: count }, (_, index) => new Date((first + index) * widthMs));
  const applied = recalculating(definitions, ['weight_kg']);
  const names = [...new Set(['weight_kg' as const, ...inputsOf(applied)])];
  const timeRanges = await opened(context, timeRangesOf(placements, window));
  const bins = await binsOf(context, timeRanges, starts, names);
  const devices = [...partsByDevice(timed(bins, starts), applied).values()];
  const weights = quantitySeriesOf(devices, starts.length, ['weight_kg']).get('weight_kg') ?? [];
  return weights.flatMap((summary, index) => {
    const time = starts[index]?.getTime();
    return summary === undefined || time === undefined ? [] : [{ time, kg: summary[1] }];
  });
}
