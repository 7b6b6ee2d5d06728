import { type Kysely, sql } from 'kysely';

/** API tokens that end by themselves, and such as only read. Those that are there stay as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_tokens
    add column expires_at timestamptz, add column is_read_only boolean not null default false`.execute(db);
}
