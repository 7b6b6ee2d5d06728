import { type Kysely, sql } from 'kysely';

/** When backups are made, and those that were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table backup_plan (
    id integer primary key default 1 check (id = 1),
    is_on boolean not null,
    hour smallint not null check (hour between 0 and 23),
    time_zone text not null,
    stored_max smallint not null check (stored_max between 1 and 365),
    recipient text
  )`.execute(db);
  await sql`create table backup_runs (
    id integer generated always as identity primary key,
    started_at timestamptz not null,
    ended_at timestamptz,
    started_by integer references users (id) on delete set null,
    file text,
    size_bytes bigint,
    failure text,
    file_deleted_at timestamptz
  )`.execute(db);
  await sql`create index backup_runs_started on backup_runs (started_at)`.execute(db);
  await sql`create index backup_runs_by on backup_runs (started_by) where started_by is not null`.execute(db);
}
