import type { Kysely } from 'kysely';

/** At most one export for each person: a new one takes the place of the last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exports')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('progress', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('size_bytes', 'bigint')
    .addColumn('begun_at', 'timestamptz', (column) => column.notNull())
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ready_at', 'timestamptz')
    .execute();
}
