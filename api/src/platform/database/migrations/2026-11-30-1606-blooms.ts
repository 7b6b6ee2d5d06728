import { type Kysely, sql } from 'kysely';

/** When plants bloomed at an apiary: of each plant one bloom in a season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table blooms (
    id integer generated always as identity primary key,
    apiary_id integer not null references apiaries on delete cascade,
    plant text not null,
    season integer not null,
    first_day date not null,
    last_day date,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (last_day >= first_day)
  )`.execute(db);
  await sql`create unique index blooms_of_season on blooms (apiary_id, season, plant)`.execute(db);
  // As in 2026-11-30-0600-visible-changes: whoever sees a hive there sees what blooms there.
  await sql`create function note_tasks_of_blooms() returns trigger language plpgsql as $$
  declare place integer;
  begin
    if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
    place := case when tg_op = 'DELETE' then old.apiary_id else new.apiary_id end;
    perform note_change(
      'tasks',
      array(select user_id from apiaries where id = place),
      array(select group_id from group_hives where hive_id in (select id from hives where apiary_id = place))
    );
    return null;
  end $$`.execute(db);
  await sql`create trigger visible_tasks after insert or delete or update on blooms for each row
    execute function note_tasks_of_blooms()`.execute(db);
}
