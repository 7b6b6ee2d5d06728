import type { Kysely } from 'kysely';

/** A dashboard tells weights and temperatures in units of its own, as it has a language of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('dashboards')
    .addColumn('weight_unit', 'text', (column) => column.notNull().defaultTo('kg'))
    .addColumn('temperature_unit', 'text', (column) => column.notNull().defaultTo('celsius'))
    .execute();
}
