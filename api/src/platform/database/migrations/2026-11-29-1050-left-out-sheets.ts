import { type Kysely, sql } from 'kysely';

/** Sheets of a workbook that are not imported, and why; null: none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column left_out_sheets jsonb`.execute(db);
}
