import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { apiaryById } from './store.ts';

/** Marks an apiary for this person, or takes the mark away; twice is once. @throws AppError not_found */
export async function markApiary(
  context: SignedInContext,
  id: ApiaryId,
  isFavourite: boolean,
): Promise<void> {
  requireRight(context, 'see', await apiaryById(context, id));
  const { db, user, clock } = context;
  if (isFavourite) {
    await db
      .insertInto('favourite_apiaries')
      .values({ user_id: user.id, apiary_id: id, created_at: clock.now() })
      .onConflict((known) => known.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('favourite_apiaries')
      .where('user_id', '=', user.id)
      .where('apiary_id', '=', id)
      .execute();
  }
}
