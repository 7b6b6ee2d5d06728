import { type Kysely, sql } from 'kysely';

/** Every message as it came, with what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ingest_inbox')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('device_id', 'integer', (column) => column.references('devices.id').onDelete('cascade'))
    .addColumn('device_key', 'text', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('measured_at', 'timestamptz')
    .addColumn('source', 'text')
    .addColumn('fingerprint', 'text')
    .addColumn('repeats', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('raw', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    // json and not jsonb: what a hostile sender wrote is quoted in it, also characters that jsonb cannot hold.
    .addColumn('notes', 'json', (column) => column.notNull())
    .addColumn('value_count', 'integer', (column) => column.notNull())
    .execute();
  await sql`create index ingest_inbox_device on ingest_inbox (device_id, id desc)`.execute(db);
  await sql`create index ingest_inbox_fingerprint on ingest_inbox (device_id, fingerprint) where fingerprint is not null`.execute(
    db,
  );
  await sql`create index ingest_inbox_unknown on ingest_inbox (lower(device_key)) where device_id is null`.execute(
    db,
  );
  await sql`create index ingest_inbox_received on ingest_inbox (received_at)`.execute(db);
}
