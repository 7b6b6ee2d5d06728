import { type Kysely, sql } from 'kysely';

/** Devices, which hive each stood on and when, and how raw values become quantities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('hardware_id', 'text')
    .addColumn('firmware_version', 'text')
    .addColumn('hardware_version', 'text')
    .addColumn('ble_pin', 'text')
    .addColumn('boot_count', 'bigint')
    .addColumn('interval_minutes', 'integer')
    .addColumn('transmission_ratio', 'integer')
    .addColumn('battery_volts', 'float8')
    .addColumn('has_clock', 'boolean')
    .addColumn('clock_time', 'timestamptz')
    .addColumn('clock_offset_seconds', 'integer')
    .addColumn('last_message_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  await sql`create unique index devices_key on devices (lower(key)) where deleted_at is null`.execute(db);
  await sql`create index devices_user on devices (user_id)`.execute(db);
  await sql`create index devices_hardware on devices (lower(hardware_id))`.execute(db);

  await db.schema
    .createTable('device_hives')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().references('devices.id').onDelete('cascade'),
    )
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .addColumn('until', 'timestamptz')
    .execute();
  await sql`create unique index device_hives_present on device_hives (device_id) where until is null`.execute(
    db,
  );
  await sql`create index device_hives_device on device_hives (device_id, since desc)`.execute(db);
  await sql`create index device_hives_hive on device_hives (hive_id)`.execute(db);

  await db.schema
    .createTable('sensor_definitions')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().references('devices.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('inside', 'boolean')
    .addColumn('offset', 'float8', (column) => column.notNull())
    .addColumn('multiplier', 'float8', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('output', 'text', (column) => column.notNull())
    .addColumn('is_recalculated', 'boolean', (column) => column.notNull())
    .addColumn('valid_from', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index sensor_definitions_device on sensor_definitions (device_id, valid_from)`.execute(db);
}
