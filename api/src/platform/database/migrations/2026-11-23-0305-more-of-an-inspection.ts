import { type Kysely, sql } from 'kysely';

/** What the weather and the bees were like, what was done, and what to think of at the next visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inspections
    add column conditions text, add column action text, add column next_notes text`.execute(db);
}
