import { hiveById } from '#hives/queries/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { deleteFavourite, insertFavourite } from './store.ts';

/** Marks a hive for this person, or takes the mark away; twice is once. @throws AppError not_found */
export async function markHive(context: SignedInContext, id: HiveId, isFavourite: boolean): Promise<void> {
  requireRight(context, 'see', await hiveById(context, id));
  if (isFavourite) await insertFavourite(context, id, context.clock.now());
  else await deleteFavourite(context, id);
}
