import { hiveById } from '#hives/read/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';

/** Marks a hive for this person, or takes the mark away; twice is once. @throws AppError not_found */
export async function markHive(context: SignedInContext, id: HiveId, isFavourite: boolean): Promise<void> {
  requireRight(context, 'see', await hiveById(context, id));
  const { db, user, clock } = context;
  if (isFavourite) {
    await db
      .insertInto('favourite_hives')
      .values({ user_id: user.id, hive_id: id, created_at: clock.now() })
      .onConflict((known) => known.doNothing())
      .execute();
  } else {
    await db.deleteFrom('favourite_hives').where('user_id', '=', user.id).where('hive_id', '=', id).execute();
  }
}
