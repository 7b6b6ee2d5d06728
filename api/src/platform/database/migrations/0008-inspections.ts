import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inspections')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('apiary_id', 'integer', (column) =>
      column.notNull().references('apiaries.id').onDelete('cascade'),
    )
    .addColumn('checklist_id', 'integer', (column) => column.references('checklists.id').onDelete('set null'))
    .addColumn('client_id', 'uuid')
    .addColumn('inspected_at', 'timestamptz', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    // What the clock on the wall said: the old wire sends it, and days and searches are meant by it.
    .addColumn('inspected_local', 'timestamp', (column) => column.notNull())
    .addColumn('reminder_local', 'timestamp')
    .addColumn('impression', 'smallint')
    .addColumn('needs_attention', 'boolean')
    .addColumn('notes', 'text')
    .addColumn('reminder', 'text')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  const newestFirst = sql`inspected_at desc, id desc) where deleted_at is null`;
  await sql`create index inspections_user on inspections (user_id, ${newestFirst}`.execute(db);
  await sql`create index inspections_hive on inspections (hive_id, ${newestFirst}`.execute(db);
  await sql`create index inspections_apiary on inspections (apiary_id)`.execute(db);
  await sql`create index inspections_checklist on inspections (checklist_id)`.execute(db);
  await sql`create unique index inspections_client on inspections (user_id, client_id) where deleted_at is null`.execute(
    db,
  );

  await db.schema
    .createTable('inspection_items')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('inspection_id', 'integer', (column) =>
      column.notNull().references('inspections.id').onDelete('cascade'),
    )
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addUniqueConstraint('inspection_items_once', ['inspection_id', 'category_id'])
    .execute();
}
