import { type Kysely, sql } from 'kysely';

/** Events that nobody was notified about are looked for by when they were stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index alert_events_created on alert_events (created_at)`.execute(db);
}
