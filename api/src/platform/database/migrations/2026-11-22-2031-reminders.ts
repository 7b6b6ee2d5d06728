import { type Kysely, sql } from 'kysely';

/** A reminder is done, and its mail is sent, each once. The index holds what is still open: few of many inspections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inspections
    add column reminder_done_at timestamptz, add column reminder_mailed_at timestamptz`.execute(db);
  await sql`create index inspections_open_reminders on inspections (hive_id)
    where reminder_done_at is null and deleted_at is null
      and (reminder is not null or reminder_local is not null)`.execute(db);
}
