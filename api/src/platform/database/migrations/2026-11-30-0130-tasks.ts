import { type Kysely, sql } from 'kysely';

/** What people plan to do, at hives, at an apiary or anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tasks (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    title text not null,
    note text,
    day date,
    repeat text,
    repeat_from date,
    counts_from_done boolean not null default false,
    steps jsonb not null default '[]',
    hive_ids integer[] not null default '{}',
    apiary_id integer references apiaries on delete cascade,
    assignee_id integer references users on delete set null,
    time_zone text not null,
    done_at timestamptz,
    done_by integer references users on delete set null,
    follows_id integer references tasks on delete set null,
    mailed_at timestamptz,
    rev integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`.execute(db);
  await sql`create index tasks_user on tasks (user_id, id)`.execute(db);
  await sql`create index tasks_assignee on tasks (assignee_id) where assignee_id is not null`.execute(db);
  await sql`create index tasks_done_by on tasks (done_by) where done_by is not null`.execute(db);
  await sql`create index tasks_apiary on tasks (apiary_id) where apiary_id is not null`.execute(db);
  await sql`create index tasks_hives on tasks using gin (hive_ids)`.execute(db);
  await sql`create unique index tasks_follows on tasks (follows_id) where follows_id is not null`.execute(db);
  await sql`create index tasks_deleted on tasks (deleted_at) where deleted_at is not null`.execute(db);
}
