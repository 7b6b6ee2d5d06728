import type { Kysely } from 'kysely';

/** Weather and weight at the time of an inspection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inspections').addColumn('readings', 'jsonb').execute();
}
