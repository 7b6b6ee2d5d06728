import type { Kysely } from 'kysely';

/** In which language a person writes on paper, which is not always that of the sheet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sheet_readings').addColumn('language', 'text').execute();
}
