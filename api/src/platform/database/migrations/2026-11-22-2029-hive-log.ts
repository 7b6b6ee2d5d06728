import { type Kysely, sql } from 'kysely';

/** Who did what to a hive and when: on a shared hive its owner sees it, also of those who have left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hive_log')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    // Null: that account is gone, and its name with it.
    .addColumn('author_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index hive_log_hive on hive_log (hive_id, id)`.execute(db);
  await sql`create index hive_log_author on hive_log (author_id)`.execute(db);
}
