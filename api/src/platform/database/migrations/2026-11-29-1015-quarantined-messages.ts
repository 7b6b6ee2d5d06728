import { type Kysely, sql } from 'kysely';

/** What waits for a device's owner is found without its other messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ingest_inbox_quarantined on ingest_inbox (device_id, id)
    where status = 'quarantined'`.execute(db);
}
