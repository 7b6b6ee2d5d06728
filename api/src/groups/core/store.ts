import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { columnsOf } from '#platform/resource/fields.ts';
import type { Member, SharedHive } from './group.ts';
import { type GroupFields, groupFields } from './group-fields.ts';

type Db = Pick<Context, 'db'>;
type DbAndClock = Pick<Context, 'db' | 'clock'>;

/** Groups that the person has joined, by name: all, or those with these ids. */
export function joinedGroups({ db }: Db, userId: UserId, ids?: readonly GroupId[]) {
  const joined = db
    .selectFrom('groups')
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('group_members')
          .select('group_members.id')
          .whereRef('group_id', '=', 'groups.id')
          .where('user_id', '=', userId)
          .where('state', '=', 'accepted'),
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id');
  return (ids === undefined ? joined : joined.where('id', '=', anyOf(ids))).execute();
}

/**
 * Keeps a group from being changed by others until the transaction ends: who joins and what is shared at the same time
 * would else not see each other. @returns whether it is there.
 */
export async function lockGroup({ db }: Db, id: GroupId): Promise<boolean> {
  const row = await db.selectFrom('groups').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Of each group who made it first, then as they came. */
export async function membersOf(
  { db }: Db,
  groupIds: readonly GroupId[],
): Promise<Map<GroupId, readonly Member[]>> {
  const rows = await db
    .selectFrom('group_members')
    .leftJoin('users', 'users.id', 'group_members.user_id')
    .selectAll('group_members')
    .select(['users.name', 'users.email'])
    .where('group_id', '=', anyOf(groupIds))
    .orderBy('is_creator', 'desc')
    .orderBy('group_members.id')
    .execute();
  const members = rows.map((row) => ({
    id: row.id,
    groupId: row.group_id,
    userId: row.user_id ?? undefined,
    name: row.state === 'accepted' ? (row.name ?? undefined) : undefined,
    email: (row.state === 'accepted' ? row.email : row.invited_email) ?? row.email ?? '',
    isCreator: row.is_creator,
    isAdmin: row.is_admin,
    state: row.state,
    invitedAt: row.invited_at ?? undefined,
    answeredAt: row.answered_at ?? undefined,
    showsPlace: row.shows_place,
  }));
  return Map.groupBy(members, ({ groupId }) => groupId);
}

/** What is shared in each group now. */
export async function sharedHivesOf(
  { db, clock }: DbAndClock,
  groupIds: readonly GroupId[],
): Promise<Map<GroupId, readonly SharedHive[]>> {
  const rows = await db
    .selectFrom('group_hives')
    .innerJoin('hives', 'hives.id', 'group_hives.hive_id')
    .select(['group_id', 'hive_id', 'hives.user_id', 'may_edit', 'ends_at'])
    .where('group_id', '=', anyOf(groupIds))
    .where('hives.deleted_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', clock.now())]))
    .orderBy('hive_id')
    .execute();
  const hives = rows.map((row) => ({
    hiveId: row.hive_id,
    groupId: row.group_id,
    ownerId: row.user_id,
    mayEdit: row.may_edit,
    endsAt: row.ends_at ?? undefined,
  }));
  return Map.groupBy(hives, ({ groupId }) => groupId);
}

export async function insertGroup({ db, clock }: DbAndClock, fields: GroupFields, creator: UserId) {
  const at = clock.now();
  const { id } = await db
    .insertInto('groups')
    .values({ ...columnsOf(groupFields, fields), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMember({ db }, { groupId: id, userId: creator, at, isCreator: true });
  return id;
}

/** A member who was not invited by email. @param member.isCreator default: false. */
export async function insertMember(
  { db }: Db,
  member: { groupId: GroupId; userId: UserId; at: Date; isCreator?: boolean },
): Promise<void> {
  const { groupId, userId, at, isCreator = false } = member;
  await db
    .insertInto('group_members')
    .values({
      group_id: groupId,
      user_id: userId,
      invited_email: null,
      email_spelling: null,
      is_creator: isCreator,
      is_admin: isCreator,
      state: 'accepted',
      invited_at: null,
      invited_by: null,
      answered_at: at,
      token_hash: null,
    })
    .execute();
}

export async function updateGroup({ db }: Db, id: GroupId, fields: GroupFields): Promise<void> {
  await db
    .updateTable('groups')
    .set((row) => ({ ...columnsOf(groupFields, fields), rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Its members and what is shared in it go with it. */
export async function deleteGroup({ db }: Db, id: GroupId): Promise<void> {
  await db.deleteFrom('groups').where('id', '=', id).execute();
}

export async function setAdmin({ db }: Db, id: GroupMemberId, isAdmin: boolean): Promise<void> {
  await db.updateTable('group_members').set({ is_admin: isAdmin }).where('id', '=', id).execute();
}

export async function setCreator({ db }: Db, id: GroupMemberId): Promise<void> {
  await db.updateTable('group_members').set({ is_creator: true }).where('id', '=', id).execute();
}

/** The hives that they shared in the group go with them. */
export async function deleteMember(
  { db }: Db,
  { id, groupId, userId }: Pick<Member, 'id' | 'groupId' | 'userId'>,
): Promise<void> {
  await db.deleteFrom('group_members').where('id', '=', id).execute();
  if (userId === undefined) return;
  await db
    .deleteFrom('group_hives')
    .where('group_id', '=', groupId)
    .where('hive_id', 'in', (from) => from.selectFrom('hives').select('id').where('user_id', '=', userId))
    .execute();
}

/** Each hive once; what was shared of it before is replaced. */
export async function shareHives(
  { db, clock }: DbAndClock,
  groupId: GroupId,
  shares: readonly Pick<SharedHive, 'hiveId' | 'mayEdit' | 'endsAt'>[],
): Promise<void> {
  if (shares.length === 0) return;
  const rows = shares.map(({ hiveId, mayEdit, endsAt }) => ({
    group_id: groupId,
    hive_id: hiveId,
    may_edit: mayEdit,
    ends_at: endsAt ?? null,
    shared_at: clock.now(),
  }));
  await db
    .insertInto('group_hives')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'hive_id']).doUpdateSet((update) => ({
        may_edit: update.ref('excluded.may_edit'),
        ends_at: update.ref('excluded.ends_at'),
      })),
    )
    .execute();
}

export async function takeHivesBack({ db }: Db, groupId: GroupId, hiveIds: readonly HiveId[]): Promise<void> {
  await db
    .deleteFrom('group_hives')
    .where('group_id', '=', groupId)
    .where('hive_id', '=', anyOf(hiveIds))
    .execute();
}

/** Hives that go leave every group. */
export async function takeHivesFromGroups({ db }: Db, hiveIds: readonly HiveId[]): Promise<void> {
  await db.deleteFrom('group_hives').where('hive_id', '=', anyOf(hiveIds)).execute();
}

/** What has ended by itself is over for everybody with its time; here its rows go. */
export async function forgetEndedShares({ db, clock }: DbAndClock): Promise<void> {
  await db.deleteFrom('group_hives').where('ends_at', '<=', clock.now()).execute();
}
