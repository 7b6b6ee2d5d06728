import { type Kysely, sql } from 'kysely';

/** Who would like to be a translator, and has no answer yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column asked_to_translate_at timestamptz`.execute(db);
}
