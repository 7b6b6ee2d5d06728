import type { Context } from '#platform/context/context.ts';
import type { GroupId, UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** From now on this person joins the group by none of its links. */
export async function barFromLinks(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  groupId: GroupId,
  userId: UserId,
): Promise<void> {
  await db
    .insertInto('group_bars')
    .values({ group_id: groupId, user_id: userId, barred_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isBarred({ db }: Db, groupId: GroupId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('group_bars')
    .select('group_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function liftBar({ db }: Db, groupId: GroupId, userId: UserId): Promise<void> {
  await db.deleteFrom('group_bars').where('group_id', '=', groupId).where('user_id', '=', userId).execute();
}
