import { type Kysely, sql } from 'kysely';

/** What people note at a moment of a chart: of the hive that stood there, else of the device alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chart_notes')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('author_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('device_id', 'integer', (column) => column.references('devices.id').onDelete('cascade'))
    .addColumn('hive_id', 'integer', (column) => column.references('hives.id').onDelete('cascade'))
    .addColumn('noted_at', 'timestamptz', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('chart_notes_place', sql`device_id is not null or hive_id is not null`)
    .execute();
  await sql`create index chart_notes_user on chart_notes (user_id)`.execute(db);
  await sql`create index chart_notes_author on chart_notes (author_id)`.execute(db);
  await sql`create index chart_notes_device on chart_notes (device_id, noted_at)`.execute(db);
  await sql`create index chart_notes_hive on chart_notes (hive_id, noted_at)`.execute(db);
}
