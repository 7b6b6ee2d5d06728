import type { Kysely } from 'kysely';

/** A row that came names its restore only until all of that has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('restored_rows')
    .alterColumn('restore_id', (column) => column.dropNotNull())
    .execute();
}
