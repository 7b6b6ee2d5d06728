import { type Kysely, sql } from 'kysely';

/** Where exactly hives stand is told to groups whose members were told so by the owner; groups can be favourites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table group_members
    add column shows_place boolean not null default false,
    add column is_favourite boolean not null default false`.execute(db);
  await sql`alter table hive_grants add column shows_place boolean not null default false`.execute(db);
}
