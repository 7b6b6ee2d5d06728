import { type Expression, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { GroupId, GroupLinkId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { GroupLink, LinkOffer } from '../core/group.ts';
import { withoutNulls } from '../core/offer-store.ts';

type Db = Pick<Context, 'db'>;
type DbAndClock = Pick<Context, 'db' | 'clock'>;

export interface NewLink {
  groupId: GroupId;
  token: string;
  makerId: UserId;
  endsAt: Date;
  maxUses: number;
}

export async function insertLink({ db }: Db, link: NewLink): Promise<void> {
  await db
    .insertInto('group_links')
    .values({
      group_id: link.groupId,
      token: link.token,
      made_by: link.makerId,
      ends_at: link.endsAt,
      max_uses: link.maxUses,
    })
    .execute();
}

/** Those of each group whose time is not over, as they were made; a used-up one still tells how many came by it. */
export async function linksOf(
  { db, clock }: DbAndClock,
  groupIds: readonly GroupId[],
): Promise<Map<GroupId, readonly GroupLink[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_links')
    .leftJoin('users', 'users.id', 'group_links.made_by')
    .select(['group_links.id', 'group_id', 'token', 'users.name', 'ends_at', 'max_uses', 'use_count'])
    .where('group_id', '=', anyOf(groupIds))
    .where('ends_at', '>', clock.now())
    .orderBy('group_links.id')
    .execute();
  const links = rows.map((row) => ({
    id: row.id,
    groupId: row.group_id,
    token: row.token,
    makerName: row.name ?? undefined,
    endsAt: row.ends_at,
    maxUses: row.max_uses,
    useCount: row.use_count,
  }));
  return Map.groupBy(links, ({ groupId }) => groupId);
}

/** What a link lets one join: undefined when it is over, used up or withdrawn. */
export async function offerOf(
  { db, clock }: DbAndClock,
  groupId: GroupId,
  token: string,
): Promise<LinkOffer | undefined> {
  const count = (of: Expression<unknown>) => sql<number>`(select count(*)::integer from ${of})`;
  const found = await db
    .selectFrom('group_links')
    .innerJoin('groups', 'groups.id', 'group_links.group_id')
    .leftJoin('users', 'users.id', 'group_links.made_by')
    .select(['group_links.id as linkId', 'groups.id as groupId', 'groups.name as groupName'])
    .select([
      'groups.description',
      'groups.color',
      'users.name as inviterName',
      count(sql`group_hives where group_id = groups.id`).as('hiveCount'),
      count(sql`group_members where group_id = groups.id and state = 'accepted'`).as('memberCount'),
    ])
    .where('groups.id', '=', groupId)
    .where('token', '=', token)
    .where('ends_at', '>', clock.now())
    .whereRef('use_count', '<', 'max_uses')
    .executeTakeFirst();
  return found && withoutNulls(found);
}

export async function countUse({ db }: Db, id: GroupLinkId): Promise<void> {
  await db
    .updateTable('group_links')
    .set((row) => ({ use_count: row('use_count', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** @returns whether it was there. */
export async function deleteLink({ db }: Db, groupId: GroupId, id: GroupLinkId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('group_links')
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetEndedLinks({ db, clock }: DbAndClock): Promise<void> {
  await db.deleteFrom('group_links').where('ends_at', '<=', clock.now()).execute();
}
