import { isSouthern } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { placesOfApiaries } from './store.ts';

/** Whether winter is in July at most of the person's apiaries. */
export async function keepsBeesInSouth(context: SignedInContext): Promise<boolean> {
  return isSouthern(await placesOfApiaries(context, context.user.id));
}
