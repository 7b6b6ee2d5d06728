import type { Kysely } from 'kysely';

/** When each scale was last looked at without anybody opening its page, and whether something was wrong with it then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scale_checks')
    .addColumn('device_id', 'integer', (column) =>
      column.primaryKey().references('devices.id').onDelete('cascade'),
    )
    .addColumn('checked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('has_fault', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
