import type { Kysely } from 'kysely';

/** What admins changed about people's rights: who, when, what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('right_changes')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade').notNull())
    .addColumn('admin_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('right_name', 'text', (column) => column.notNull())
    .addColumn('granted', 'boolean', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('right_changes_user').on('right_changes').column('user_id').execute();
}
