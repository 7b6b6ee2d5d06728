import { type Kysely, sql } from 'kysely';

/** The newest version that there is of Skep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table newest_release (
    id integer primary key check (id = 1),
    version text not null,
    url text,
    checked_at timestamptz not null
  )`.execute(db);
}
