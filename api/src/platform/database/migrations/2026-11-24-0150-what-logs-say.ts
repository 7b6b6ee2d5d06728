import type { Kysely } from 'kysely';

/** What old clients read of a log as a whole, made when its blocks are looked for; and by how many pairs they are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('flash_logs')
    .addColumn('meta_data', 'jsonb')
    .addColumn('matches_min', 'integer', (column) => column.notNull().defaultTo(5))
    .execute();
}
