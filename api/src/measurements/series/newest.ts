import { seenDevices } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { yearAgo } from './last-year.ts';
import { lastOfDevices } from './series-store.ts';

/** The newest values of each device that the person sees, within a year. */
export async function newestOfDevices(context: SignedInContext) {
  const deviceIds = (await seenDevices(context)).map(({ id }) => id);
  return lastOfDevices(context, deviceIds, yearAgo(context.clock));
}
