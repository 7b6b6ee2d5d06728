import { type Kysely, sql } from 'kysely';

/** Harvests and jars of a lot are found in a book of many years without reading the rest of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index register_entries_lot on register_entries
    (user_id, (coalesce(content::jsonb #>> '{harvest,lot}', content::jsonb #>> '{jars,lot}')))
    where kind in ('harvest', 'jars')`.execute(db);
}
