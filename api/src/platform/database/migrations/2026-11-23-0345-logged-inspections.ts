import { type Kysely, sql } from 'kysely';

/** Which inspection somebody wrote, so that the log of a hive leads there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hive_log
    add column inspection_id integer references inspections (id) on delete set null`.execute(db);
  await sql`create index hive_log_inspection on hive_log (inspection_id)`.execute(db);
}
