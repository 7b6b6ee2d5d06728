import type { Context } from '#platform/context/context.ts';
import { timeRangesOf } from './device-time-ranges.ts';
import type { RequestedDevices } from './requested-devices.ts';
import { edgeOf } from './series-store.ts';
import type { Window } from './window.ts';

/** When something was measured last before a window, and first after it. */
export interface Nearest {
  before: Date | undefined;
  after: Date | undefined;
}

/** Longer ago than any measurement, and further ahead. */
const ever: Window = { start: new Date('1970-01-01T00:00:00Z'), end: new Date('2200-01-01T00:00:00Z') };

export async function nearestTo(
  context: Pick<Context, 'db'>,
  { placements }: Pick<RequestedDevices, 'placements'>,
  { start, end }: Window,
): Promise<Nearest> {
  return {
    before: await edgeOf(context, timeRangesOf(placements, { start: ever.start, end: start }), 'last'),
    after: await edgeOf(context, timeRangesOf(placements, { start: end, end: ever.end }), 'first'),
  };
}
