import { type Kysely, sql } from 'kysely';

/** Methods that were started at hives. Their steps are tasks, which know from which day the next ones count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table hive_plans (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    hive_id integer not null references hives on delete cascade,
    method text not null,
    start_day date not null,
    time_zone text not null,
    ended_at timestamptz,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index hive_plans_user on hive_plans (user_id, id)`.execute(db);
  await sql`create index hive_plans_hive on hive_plans (hive_id)`.execute(db);
  await sql`alter table tasks add column plan_id integer references hive_plans on delete set null`.execute(
    db,
  );
  await sql`alter table tasks add column plan_step text`.execute(db);
  await sql`alter table tasks add column planned_day date`.execute(db);
  await sql`create index tasks_plan on tasks (plan_id) where plan_id is not null`.execute(db);
  await noteChangesOfPlans(db);
}

/** As the tables before it: a device learns that it has to read plans again. */
async function noteChangesOfPlans(db: Kysely<unknown>): Promise<void> {
  const note = sql.raw(`perform note_change('tasks',
    array[changed.user_id] || array(select user_id from hives where id = changed.hive_id),
    array(select group_id from group_hives where hive_id = changed.hive_id));`);
  await sql`create function note_tasks_of_hive_plans() returns trigger language plpgsql as $$
  declare changed hive_plans%rowtype;
  begin
    if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
    if tg_op <> 'INSERT' then changed := old; ${note} end if;
    if tg_op <> 'DELETE' then changed := new; ${note} end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger visible_tasks after insert or delete or update on hive_plans
    for each row execute function note_tasks_of_hive_plans()`.execute(db);
}
