import { type Kysely, sql } from 'kysely';

/** Accounts that are being moved here from another server, at most one for each person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_moves')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('remote_user_id', 'integer', (column) => column.notNull())
    .addColumn('sealed_token', 'text')
    .addColumn('file_prefix', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('calls_done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('calls_planned', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stored_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('facts', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('restore_id', 'integer')
    .addColumn('begun_at', 'timestamptz', (column) => column.notNull())
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
