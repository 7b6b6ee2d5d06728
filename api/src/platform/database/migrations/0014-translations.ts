import type { Kysely } from 'kysely';

/** Texts as translators have written them; what they left alone stands in the packages' locales/ folders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translations')
    .addColumn('package', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('english', 'text', (column) => column.notNull())
    .addColumn('is_reviewed', 'boolean', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('changed_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addPrimaryKeyConstraint('translations_pkey', ['language', 'package', 'message_id'])
    .execute();
}
