import { type Kysely, sql } from 'kysely';

/** Whether the owner of a device has said if it measured on its hive before it was placed there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table device_hives add column is_past_answered boolean not null default false`.execute(db);
}
