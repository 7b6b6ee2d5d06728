import { type Kysely, sql } from 'kysely';

/** Whether an alert was right, as the person says. Null: nothing was said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alerts add column outcome text`.execute(db);
  await sql`create index alerts_outcome on alerts (user_id, rule_id) where outcome is not null`.execute(db);
}
