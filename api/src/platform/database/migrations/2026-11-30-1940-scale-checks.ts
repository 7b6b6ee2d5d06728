import type { Kysely } from 'kysely';

/** How scales follow the temperature, as their owners accepted it, and known weights that were put on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('temperature_corrections')
    .addColumn('device_id', 'integer', (column) =>
      column.primaryKey().references('devices.id').onDelete('cascade'),
    )
    .addColumn('kg_per_celsius', 'double precision', (column) => column.notNull())
    .addColumn('reference_celsius', 'double precision', (column) => column.notNull())
    .addColumn('lag_hours', 'integer', (column) => column.notNull())
    .addColumn('valid_from', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('reference_weighings')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().references('devices.id').onDelete('cascade'),
    )
    .addColumn('weighed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('known_kg', 'double precision', (column) => column.notNull())
    .addColumn('shown_kg', 'double precision', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('reference_weighings_device')
    .on('reference_weighings')
    .columns(['device_id', 'weighed_at'])
    .execute();
}
