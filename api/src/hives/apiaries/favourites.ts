import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { apiaryById, deleteFavourite, insertFavourite } from './store.ts';

/** Marks an apiary for this person, or takes the mark away; twice is once. @throws AppError not_found */
export async function markApiary(
  context: SignedInContext,
  id: ApiaryId,
  isFavourite: boolean,
): Promise<void> {
  requireRight(context, 'see', await apiaryById(context, id));
  if (isFavourite) await insertFavourite(context, id, context.clock.now());
  else await deleteFavourite(context, id);
}
