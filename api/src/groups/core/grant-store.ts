import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { GroupId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

/** Of which hives, or of which person, what was shared has changed. Default: all of the group's. */
export interface GrantScope {
  hiveIds?: readonly HiveId[];
  userId?: UserId;
}

/**
 * Makes the group's rows of `hive_grants` what follows from its members and from what is shared in it: every member
 * who has accepted, with every hive of others. The group has to be locked.
 */
export async function renewGrants(
  { db }: Pick<Context, 'db'>,
  groupId: GroupId,
  { hiveIds, userId }: GrantScope = {},
): Promise<void> {
  const ofHives = (hive: string) =>
    hiveIds === undefined ? sql`true` : sql`${sql.ref(hive)} = ${anyOf(hiveIds)}`;
  const ofPerson = (person: string) =>
    userId === undefined ? sql`true` : sql`${sql.ref(person)} = ${userId}`;
  await sql`
    with wanted as (
      select shared.hive_id, members.user_id, shared.may_edit, shared.ends_at,
        coalesce(owners.shows_place, false) as shows_place
      from group_hives as shared
      join hives on hives.id = shared.hive_id and hives.deleted_at is null
      left join group_members as owners on owners.group_id = shared.group_id
        and owners.user_id = hives.user_id
      join group_members as members on members.group_id = shared.group_id
        and members.state = 'accepted' and members.user_id <> hives.user_id
      where shared.group_id = ${groupId} and ${ofHives('shared.hive_id')} and ${ofPerson('members.user_id')}
    ), gone as (
      delete from hive_grants as held
      where held.audience = 'member' and held.group_id = ${groupId}
        and ${ofHives('held.hive_id')} and ${ofPerson('held.audience_id')}
        and not exists (
          select 1 from wanted where wanted.hive_id = held.hive_id and wanted.user_id = held.audience_id
        )
    )
    insert into hive_grants (hive_id, audience, audience_id, group_id, may_edit, shows_place, ends_at)
    select hive_id, 'member', user_id, ${groupId}, may_edit, shows_place, ends_at from wanted
    on conflict (hive_id, audience, audience_id, group_id, seen_from) do update
      set may_edit = excluded.may_edit, shows_place = excluded.shows_place, ends_at = excluded.ends_at
      where (hive_grants.may_edit, hive_grants.shows_place, hive_grants.ends_at)
        is distinct from (excluded.may_edit, excluded.shows_place, excluded.ends_at)
  `.execute(db);
}

/** What has ended by itself is over for everybody with its time; here its rows go. */
export async function forgetEndedShares({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('group_hives').where('ends_at', '<=', now).execute();
  await db.deleteFrom('hive_grants').where('group_id', 'is not', null).where('ends_at', '<=', now).execute();
}
