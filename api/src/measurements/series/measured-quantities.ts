import { namesInBlocks } from '#measurements/blocks/opening.ts';
import type { Context } from '#platform/context/context.ts';
import { type Quantity, quantities } from '#platform/taxonomy/quantities.ts';
import type { AskedDevices } from './asked-devices.ts';
import { stretchesOf } from './device-stretches.ts';
import { unknownOf } from './series.ts';
import { measuredNames } from './series-store.ts';
import { unknownBinsOf } from './unknown-store.ts';
import type { Window } from './window.ts';

/** Of which quantities anything was measured in the window. */
export async function measuredQuantities(
  context: Context,
  asked: AskedDevices,
  window: Window,
): Promise<{ known: Quantity[]; unknown: string[] }> {
  const stretches = stretchesOf(asked.spans, window);
  const names = quantities.map(({ abbreviation }) => abbreviation);
  const measured = await measuredNames(context, stretches, names);
  const sent = await unknownOf(context, [asked], { names: undefined });
  const packed = sent.length === 0 ? new Set() : await namesInBlocks(context, stretches);
  const others = sent.filter((name) => !packed.has(name));
  const bins = await unknownBinsOf(context, stretches, [window.start], others);
  return {
    known: quantities.filter(({ abbreviation }) => measured.includes(abbreviation)),
    unknown: sent.filter(
      (name) => packed.has(name) || bins.some(({ summaries }) => Object.hasOwn(summaries, name)),
    ),
  };
}
