import { waitingWeight } from '#measurements/scales/scale-store.ts';
import { scaleFigures } from '#measurements/scales/scales.ts';
import { yearAgo } from '#measurements/series/last-year.ts';
import { withRoughPlace } from '#measurements/series/location-privacy.ts';
import type { RequestedDevices } from '#measurements/series/requested-devices.ts';
import { lastOfDevices } from '#measurements/series/series-store.ts';
import type { Context } from '#platform/context/context.ts';

/** The newest values of the device within a year. */
export async function lastOf(context: Context, { deviceId, isPlaceShown }: RequestedDevices) {
  const [last] = await lastOfDevices(context, [deviceId], yearAgo(context.clock));
  if (last === undefined || isPlaceShown) return last;
  return { ...last, quantities: withRoughPlace(last.quantities) };
}

/** How the device's scale is calibrated, and the weight that its next message is to be taken for. */
export async function scaleOf(
  context: Context,
  { deviceId, definitions }: RequestedDevices,
): Promise<Record<string, number>> {
  const waiting = await waitingWeight(context, deviceId);
  return {
    ...scaleFigures(definitions, context.clock.now()),
    ...(waiting === undefined ? {} : { calibrating_weight: waiting }),
  };
}
