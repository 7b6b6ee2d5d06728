import type { Kysely } from 'kysely';

/** Two who edit one queen notice each other, as with hives and apiaries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('queens')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
