import { type Kysely, sql } from 'kysely';

/** What keeps strangers from filling the disk: who sent what nobody's device says, and names that a device invented. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ingest_inbox add column sender text`.execute(db);
  await sql`create index ingest_inbox_sender on ingest_inbox (sender, id) where device_id is null`.execute(
    db,
  );
  await sql`create index ingest_inbox_strangers on ingest_inbox (id) where device_id is null`.execute(db);
  await sql`alter table devices add column invented_names text[] not null default '{}'`.execute(db);
}
