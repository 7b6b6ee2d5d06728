import { type Kysely, sql } from 'kysely';

/**
 * What members of groups see follows from who is in a group and what is shared in it, and is copied nowhere: a row for
 * each hive and each member took half a minute to write. `hive_grants` keeps what has no rows elsewhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from hive_grants where audience = 'member'`.execute(db);
  await sql`drop index hive_grants_once`.execute(db);
  await sql`alter table hive_grants
    drop column group_id, drop column may_edit, drop column shows_place, drop column ends_at,
    drop constraint hive_grants_audience_check,
    add constraint hive_grants_audience_check check (audience in ('dashboard', 'research'))`.execute(db);
  await sql`create unique index hive_grants_once on hive_grants
    (hive_id, audience, audience_id, seen_from) nulls not distinct`.execute(db);

  // Both left joins are by unique keys: a query that does not ask for the place is planned without them.
  await sql`create view hive_rights as
    select hive_id, audience, audience_id, null::integer as group_id, false as may_edit, false as shows_place,
      seen_from, seen_until, null::timestamptz as ends_at
    from hive_grants
    union all
    select shared.hive_id, 'group', shared.group_id, shared.group_id, shared.may_edit,
      coalesce(owners.shows_place, false), null, null, shared.ends_at
    from group_hives as shared
    left join hives on hives.id = shared.hive_id
    left join group_members as owners on owners.group_id = shared.group_id and owners.user_id = hives.user_id
  `.execute(db);
  await sql`create view group_people as
    select group_id, user_id from group_members where state = 'accepted'`.execute(db);
}
