import type { Context } from '#platform/context/context.ts';
import { type Quantity, quantities } from '#platform/taxonomy/quantities.ts';
import type { AskedDevices } from './asked-devices.ts';
import { stretchesOf } from './device-stretches.ts';
import { measuredNames } from './series-store.ts';
import type { Window } from './window.ts';

/** Of which quantities anything was measured in the window. */
export async function measuredQuantities(
  context: Context,
  { spans }: AskedDevices,
  window: Window,
): Promise<Quantity[]> {
  const names = quantities.map(({ abbreviation }) => abbreviation);
  const measured = await measuredNames(context, stretchesOf(spans, window), names);
  return quantities.filter(({ abbreviation }) => measured.includes(abbreviation));
}
