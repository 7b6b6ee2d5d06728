import type { KnownStep } from '@skep/domain';
import { opened } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import { timeRangesOf } from './device-time-ranges.ts';
import {
  frameMs,
  framesOf,
  type Jump,
  jumpsIn,
  type Layout,
  netWeights,
  stepMs,
  withAnswers,
} from './net-weight.ts';
import { partsByDevice, quantitySeriesOf, timed } from './quantity-series.ts';
import { inputsOf, recalculating } from './recalculation.ts';
import type { RequestedDevices } from './requested-devices.ts';
import type { Series } from './series.ts';
import { binsOf, inspectionTimes } from './series-store.ts';
import type { Window } from './window.ts';

type Db = Pick<Context, 'db'>;

/**
 * The series with `net_weight_kg` in addition to `weight_kg`, where that was measured.
 * @param answered steps of which somebody said what they were: that counts, whether there was an inspection or not.
 */
export async function withNetWeight(
  context: Db,
  requested: RequestedDevices,
  window: Window,
  series: Series,
  answered: readonly KnownStep[] = [],
): Promise<Series> {
  const { starts, columns } = series;
  const weights = columns.get('weight_kg');
  if (weights === undefined) return series;
  const deviceIds = [...new Set(requested.placements.map(({ deviceId }) => deviceId))];
  const nearby = {
    start: new Date(window.start.getTime() - frameMs),
    end: new Date(window.end.getTime() + frameMs),
  };
  const frames = framesOf(await inspectionTimes(context, deviceIds, nearby));
  const jumps = frames.length === 0 ? [] : await jumpsOf(context, requested, frames);
  const net = netWeights(starts, window.end, weights, withAnswers(jumps, answered));
  return { ...series, columns: new Map([...columns, ['net_weight_kg', net]]) };
}

/** The jumps of all frames, from the weights of their quarters of an hour: one query. */
async function jumpsOf(
  context: Db,
  { placements, definitions }: RequestedDevices,
  frames: readonly Layout[],
): Promise<Jump[]> {
  const starts = frames.flatMap(({ start, end }) =>
    Array.from(
      { length: (end.getTime() - start.getTime()) / stepMs },
      (_, index) => new Date(start.getTime() + index * stepMs),
    ),
  );
  const applied = recalculating(definitions, ['weight_kg']);
  const timeRanges = frames.flatMap((frame) => timeRangesOf(placements, frame));
  const names = [...new Set(['weight_kg' as const, ...inputsOf(applied)])];
  const bins = await binsOf(context, await opened(context, timeRanges), starts, names);
  const devices = [...partsByDevice(timed(bins, starts), applied).values()];
  const weights = quantitySeriesOf(devices, starts.length, ['weight_kg']).get('weight_kg') ?? [];
  let first = 0;
  return frames.flatMap((frame) => {
    const from = first;
    first += (frame.end.getTime() - frame.start.getTime()) / stepMs;
    return jumpsIn(
      frame,
      weights.slice(from, first).map((summary) => summary?.[1]),
    );
  });
}
