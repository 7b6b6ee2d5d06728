import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { PhotoId } from '#platform/context/ids.ts';
import { lockClientId } from '#platform/database/client-id.ts';
import { type AwaitedPhoto, addToAnswer, insertAwaited, takeAwaited } from './awaited-store.ts';
import { attachPhotos, inspectionOfPhoto, type PhotoPlace, photoByClientId } from './store.ts';

/** Gives an inspection the photos that its writer says will come, those at once that are there already. */
export async function awaitPhotos(
  context: SignedInContext,
  place: PhotoPlace,
  awaited: readonly AwaitedPhoto[],
): Promise<void> {
  // In one order, so that two who wait for the same never wait for each other.
  for (const { clientId, categoryId } of awaited.toSorted((one, other) =>
    one.clientId < other.clientId ? -1 : 1,
  )) {
    await lockClientId(context, clientId);
    const photo = await photoByClientId(context, context.user.id, clientId);
    // One that is saved with an inspection stays there.
    if (photo?.inspectionId !== undefined) continue;
    if (photo) await attachTo(context, photo.id, place, categoryId);
    else await insertAwaited(context, place.inspectionId, { clientId, categoryId });
  }
}

/** Gives a photo that has just arrived to the inspection that waits for it. */
export async function attachAwaited(context: SignedInContext, id: PhotoId, clientId: string): Promise<void> {
  const awaited = await takeAwaited(context, clientId);
  if (awaited === undefined) return;
  const { inspectionId, categoryId } = awaited;
  const inspection = await inspectionOfPhoto(context, inspectionId);
  // Deleted meanwhile, or no longer theirs to write: the photo belongs to nothing, and goes in a while.
  if (inspection === undefined || !mayDo('edit', inspection)) return;
  await attachTo(context, id, { ...inspection, inspectionId }, categoryId);
}

async function attachTo(
  context: SignedInContext,
  id: PhotoId,
  place: PhotoPlace,
  categoryId: number | undefined,
): Promise<void> {
  await attachPhotos(context, [id], place, categoryId);
  if (categoryId !== undefined) await addToAnswer(context, id, place.inspectionId, categoryId);
}
