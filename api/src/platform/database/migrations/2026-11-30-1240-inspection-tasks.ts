import { type Kysely, sql } from 'kysely';

/** Whether an inspection of its hives ticks a task off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks add column is_inspection boolean not null default false`.execute(db);
}
