import { type Kysely, sql } from 'kysely';

/** Months of devices whose measurements stand in one block instead of in rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('measurement_blocks')
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().references('devices.id').onDelete('cascade'),
    )
    .addColumn('month', 'date', (column) => column.notNull())
    // Null: it is open, and its measurements are rows.
    .addColumn('packed', 'bytea')
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('names', sql`text[]`, (column) => column.notNull())
    .addPrimaryKeyConstraint('measurement_blocks_pkey', ['device_id', 'month'])
    .execute();
  // Compressed already: pages that are read anyway need no second try.
  await sql`alter table measurement_blocks alter column packed set storage external`.execute(db);
}
