import type { Weighing } from '@skep/domain';
import type { AskedDevices } from '#measurements/series/asked-devices.ts';
import { stretchesOf } from '#measurements/series/device-stretches.ts';
import { partsByDevice, quantitySeriesOf, timed } from '#measurements/series/quantity-series.ts';
import { inputsOf, recalculating } from '#measurements/series/recalculation.ts';
import { binsOf } from '#measurements/series/series-store.ts';
import type { Window } from '#measurements/series/window.ts';
import type { Context } from '#platform/context/context.ts';

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

/** What the scale showed in a window, fine enough to find steps. The window should not be longer than a year. */
export async function weighingsOf(
  context: Pick<Context, 'db'>,
  { spans, definitions }: Pick<AskedDevices, 'spans' | 'definitions'>,
  window: Window,
): Promise<Weighing[]> {
  const first = Math.floor(window.start.getTime() / widthMs);
  const count = Math.max(0, Math.ceil(window.end.getTime() / widthMs) - first);
  const starts = Array.from({ length: count }, (_, index) => new Date((first + index) * widthMs));
  const applied = recalculating(definitions, ['weight_kg']);
  const names = [...new Set(['weight_kg' as const, ...inputsOf(applied)])];
  const bins = await binsOf(context, stretchesOf(spans, window), starts, names);
  const devices = [...partsByDevice(timed(bins, starts), applied).values()];
  const weights = quantitySeriesOf(devices, starts.length, ['weight_kg']).get('weight_kg') ?? [];
  return weights.flatMap((summary, index) => {
    const time = starts[index]?.getTime();
    return summary === undefined || time === undefined ? [] : [{ time, kg: summary[1] }];
  });
}
