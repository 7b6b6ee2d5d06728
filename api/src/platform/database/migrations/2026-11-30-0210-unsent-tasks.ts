import { type Kysely, sql } from 'kysely';

/** Tasks whose day was not emailed yet are looked for every five minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tasks_unsent on tasks (day) where done_at is null and mailed_at is null`.execute(db);
}
