import { type Kysely, sql } from 'kysely';

/** Figures of weeks, for charts of many years. They are made of those of days, by the job that computes days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table measurement_weeks (
    device_id integer not null references devices (id) on delete cascade,
    day date not null,
    quantities jsonb not null,
    primary key (device_id, day)
  )`.execute(db);
  await sql`insert into dirty_days (device_id, day, marked_at)
    select device_id, min(day), now() from measurement_days group by device_id, date_trunc('week', day)
    on conflict do nothing`.execute(db);
}
