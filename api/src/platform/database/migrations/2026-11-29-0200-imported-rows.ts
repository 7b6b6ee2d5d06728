import { type Kysely, sql } from 'kysely';

/** What the row of a file said from which an inspection was made: the same row is known again, also after an edit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_made add column row_hash text`.execute(db);
}
