import type { Kysely } from 'kysely';

/** Which hives are shown in Home Assistant, and under which topics the broker has messages about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('home_assistant_hives')
    .addColumn('hive_id', 'integer', (column) =>
      column.primaryKey().references('hives.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('home_assistant_topics')
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .execute();
}
