import { namesInBlocks, opened } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import { type Quantity, quantities } from '#platform/taxonomy/quantities.ts';
import { timeRangesOf } from './device-time-ranges.ts';
import type { RequestedDevices } from './requested-devices.ts';
import { unknownOf } from './series.ts';
import { namesInRows } from './series-store.ts';
import { unknownBinsOf } from './unknown-store.ts';
import type { Window } from './window.ts';

/** Of which quantities anything was measured in the window. */
export async function measuredQuantities(
  context: Context,
  requested: RequestedDevices,
  window: Window,
): Promise<{ known: Quantity[]; unknown: string[] }> {
  const timeRanges = timeRangesOf(requested.placements, window);
  const names = quantities.map(({ abbreviation }) => abbreviation);
  const packed = await namesInBlocks(context, timeRanges);
  const measured = await namesInRows(context, timeRanges, names);
  const sent = await unknownOf(context, [requested], { names: undefined });
  const others = sent.filter((name) => !packed.has(name));
  const bins =
    others.length === 0
      ? []
      : await unknownBinsOf(context, await opened(context, timeRanges), [window.start], others);
  return {
    known: quantities.filter(
      ({ abbreviation }) => packed.has(abbreviation) || measured.includes(abbreviation),
    ),
    unknown: sent.filter(
      (name) => packed.has(name) || bins.some(({ summaries }) => Object.hasOwn(summaries, name)),
    ),
  };
}
