import { type Kysely, sql } from 'kysely';

/** What people take along for a task. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks add column pack jsonb not null default '[]'`.execute(db);
}
