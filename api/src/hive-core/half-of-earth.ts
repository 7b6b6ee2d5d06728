import { type ClimateZone, climateZone, isSouthern } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { placesOfApiaries } from './store.ts';

/** Whether winter is in July at most of the person's apiaries. */
export async function keepsBeesInSouth(context: SignedInContext): Promise<boolean> {
  return isSouthern(await placesOfApiaries(context, context.user.id));
}

/** The zone of most of the person's apiaries. */
export async function climateOfApiaries(context: SignedInContext): Promise<ClimateZone> {
  return climateZone(await placesOfApiaries(context, context.user.id));
}
