import { namesInBlocks, opened } from '#measurements/blocks/opening.ts';
import type { Context } from '#platform/context/context.ts';
import { type Quantity, quantities } from '#platform/taxonomy/quantities.ts';
import type { AskedDevices } from './asked-devices.ts';
import { stretchesOf } from './device-stretches.ts';
import { unknownOf } from './series.ts';
import { namesInRows } from './series-store.ts';
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
  const packed = await namesInBlocks(context, stretches);
  const measured = await namesInRows(context, stretches, names);
  const sent = await unknownOf(context, [asked], { names: undefined });
  const others = sent.filter((name) => !packed.has(name));
  const bins =
    others.length === 0
      ? []
      : await unknownBinsOf(context, await opened(context, stretches), [window.start], others);
  return {
    known: quantities.filter(
      ({ abbreviation }) => packed.has(abbreviation) || measured.includes(abbreviation),
    ),
    unknown: sent.filter(
      (name) => packed.has(name) || bins.some(({ summaries }) => Object.hasOwn(summaries, name)),
    ),
  };
}
