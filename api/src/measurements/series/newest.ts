import { seenDevices } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { yearAgo } from './last-year.ts';
import { withRoughPlace } from './location-privacy.ts';
import { lastOfDevices } from './series-store.ts';

/** The newest values of each device that the person sees, within a year. */
export async function newestOfDevices(context: SignedInContext) {
  const isPlaceShown = new Map(
    (await seenDevices(context)).map((device) => [device.id, device.isPlaceShown]),
  );
  const newest = await lastOfDevices(context, [...isPlaceShown.keys()], yearAgo(context.clock));
  return newest.map((last) =>
    isPlaceShown.get(last.deviceId) ? last : { ...last, quantities: withRoughPlace(last.quantities) },
  );
}
