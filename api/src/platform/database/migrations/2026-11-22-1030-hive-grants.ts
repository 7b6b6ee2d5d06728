import { type Kysely, sql } from 'kysely';

/**
 * Who else than its owner sees or edits a hive, through what, and who wrote what of it. The domains that share hives
 * keep their grants here; every right of another than the owner is read from this one table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hive_grants')
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    // A member of a group, everybody with the code of a dashboard, a research project; and the id of which one.
    .addColumn('audience', 'text', (column) =>
      column.notNull().check(sql`audience in ('member', 'dashboard', 'research')`),
    )
    .addColumn('audience_id', 'integer', (column) => column.notNull())
    .addColumn('group_id', 'integer')
    .addColumn('may_edit', 'boolean', (column) => column.notNull().defaultTo(false))
    // Of what happened from then on and before then, as consent has it. Null: of all.
    .addColumn('seen_from', 'timestamptz')
    .addColumn('seen_until', 'timestamptz')
    // The grant is over from then on, as help in the holidays. Null: until it is taken back.
    .addColumn('ends_at', 'timestamptz')
    .execute();
  await sql`create unique index hive_grants_once on hive_grants
    (hive_id, audience, audience_id, group_id, seen_from) nulls not distinct`.execute(db);
  await sql`create index hive_grants_audience on hive_grants (audience, audience_id)`.execute(db);

  for (const table of ['inspections', 'colony_events'] as const) {
    await addAuthor(db, table, 'author_id');
    await sql`update ${sql.table(table)} set author_id = user_id`.execute(db);
  }
  for (const table of ['hives', 'queens'] as const) await addAuthor(db, table, 'changed_by');
  await sql`update hives set changed_by = user_id`.execute(db);
  await sql`update queens set changed_by = hives.user_id from hives where hives.id = queens.hive_id`.execute(
    db,
  );

  // Of two people who write of one hive each has ids of their own.
  await sql`drop index inspections_client`.execute(db);
  await sql`create unique index inspections_client on inspections (author_id, client_id)
    where deleted_at is null`.execute(db);
  await sql`drop index colony_events_client`.execute(db);
  await sql`create unique index colony_events_client on colony_events (author_id, client_id)`.execute(db);
  await sql`create index colony_events_user on colony_events (user_id)`.execute(db);
}

/** Null when that account is gone: what was written stays with the hive. */
async function addAuthor(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'integer', (definition) => definition.references('users.id').onDelete('set null'))
    .execute();
  await sql`create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})`.execute(
    db,
  );
}
