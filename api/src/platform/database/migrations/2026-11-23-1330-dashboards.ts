import { type Kysely, sql } from 'kysely';

/**
 * Dashboards, and that whoever has the code of one sees its hives: that follows from the rows of `dashboard_hives`, as the
 * rights of groups do from theirs, and `hive_grants` is of research alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dashboards')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Not its hash: its owner is shown it for as long as it hangs.
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('pace_seconds', 'integer', (column) => column.notNull())
    .addColumn('interval', 'text', (column) => column.notNull())
    .addColumn('starts_on', 'date')
    .addColumn('ends_on', 'date')
    .addColumn('shows_all', 'boolean', (column) => column.notNull())
    .addColumn('parts', sql`text[]`, (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('sites', sql`text[]`, (column) => column.notNull())
    .addColumn('logo_key', 'text', (column) => column.unique())
    .addColumn('logo_extension', 'text')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index dashboards_user on dashboards (user_id)`.execute(db);
  await sql`create table dashboard_hives (
    dashboard_id integer not null references dashboards (id) on delete cascade,
    hive_id integer not null references hives (id) on delete cascade,
    position integer not null,
    primary key (dashboard_id, hive_id)
  )`.execute(db);
  await sql`create index dashboard_hives_hive on dashboard_hives (hive_id)`.execute(db);
  await sql`create table dashboard_openings (
    dashboard_id integer not null references dashboards (id) on delete cascade,
    day date not null,
    count integer not null,
    primary key (dashboard_id, day)
  )`.execute(db);
  await sql`delete from hive_grants where audience = 'dashboard'`.execute(db);
  await sql`alter table hive_grants
    drop constraint hive_grants_audience_check,
    add constraint hive_grants_audience_check check (audience = 'research')`.execute(db);
  await sql`create or replace view hive_rights as
    select hive_id, audience, audience_id, null::integer as group_id, false as may_edit, false as shows_place,
      seen_from, seen_until, null::timestamptz as ends_at
    from hive_grants
    union all
    select shared.hive_id, 'group', shared.group_id, shared.group_id, shared.may_edit,
      coalesce(owners.shows_place, false), null, null, shared.ends_at
    from group_hives as shared
    left join hives on hives.id = shared.hive_id
    left join group_members as owners on owners.group_id = shared.group_id and owners.user_id = hives.user_id
    union all
    select shown.hive_id, 'dashboard', shown.dashboard_id, null, false, false, null, null, null
    from dashboard_hives as shown
  `.execute(db);
}
