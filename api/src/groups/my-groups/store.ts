import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId, UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** A group without its members and hives. */
export interface GroupInBrief {
  id: GroupId;
  name: string;
  color: string | undefined;
  isAdmin: boolean;
  isCreator: boolean;
  /** To who asks. */
  isFavourite: boolean;
  memberCount: number;
}

/** The groups that the person has joined, by name: one query, whatever is in them. */
export async function groupsInBrief({ db }: Db, userId: UserId): Promise<GroupInBrief[]> {
  const rows = await db
    .selectFrom('groups')
    .innerJoin('group_members as me', 'me.group_id', 'groups.id')
    .select(['groups.id', 'groups.name', 'groups.color'])
    .select(['me.is_admin as isAdmin', 'me.is_creator as isCreator', 'me.is_favourite as isFavourite'])
    .select(
      sql<number>`(select count(*)::integer from group_members as members
        where members.group_id = groups.id and members.state = 'accepted')`.as('memberCount'),
    )
    .where('me.user_id', '=', userId)
    .where('me.state', '=', 'accepted')
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .execute();
  return rows.map((row) => ({ ...row, color: row.color ?? undefined }));
}

/** What a member says for themselves alone; undefined stays as it is. */
export interface OwnGroupChanges {
  isFavourite?: boolean | undefined;
  /** Whether the group sees the exact place of their hives. */
  showsPlace?: boolean | undefined;
}

export async function updateOwnGroup(
  { db }: Db,
  id: GroupMemberId,
  { isFavourite, showsPlace }: OwnGroupChanges,
): Promise<void> {
  await db
    .updateTable('group_members')
    .set((row) => ({
      is_favourite: isFavourite ?? row.ref('is_favourite'),
      shows_place: showsPlace ?? row.ref('shows_place'),
    }))
    .where('id', '=', id)
    .execute();
}
