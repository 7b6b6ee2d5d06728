import type { Kysely } from 'kysely';

/** What one process of many does for all of them, and until when it has said that it does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute();
}
