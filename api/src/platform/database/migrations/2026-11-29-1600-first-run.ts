import { type Kysely, sql } from 'kysely';

/** Codes with which the first account of an installation is made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table first_run_codes (
    code_hash text primary key,
    attempts_left integer not null,
    made_at timestamptz not null
  )`.execute(db);
}
