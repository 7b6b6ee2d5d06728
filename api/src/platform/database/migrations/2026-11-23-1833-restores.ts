import { type Kysely, sql } from 'kysely';

/** Archives on their way back, at most one of a person, and what has come of which: twice the same makes nothing twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restores')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('progress', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('kinds', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .addColumn('begun_at', 'timestamptz', (column) => column.notNull())
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('restored_rows')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Which account the archive was made of.
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('old_id', 'integer', (column) => column.notNull())
    .addColumn('new_id', 'integer', (column) => column.notNull())
    .addColumn('restore_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('restored_rows_pkey', ['user_id', 'origin', 'kind', 'old_id'])
    .execute();
}
