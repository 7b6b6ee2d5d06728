import type { Kysely } from 'kysely';

/** What an export holds is its person's choice, and archives can be brought back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('exports')
    .addColumn('format', 'text', (column) => column.notNull().defaultTo('zip'))
    .addColumn('with_groups', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('with_measurements', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}
