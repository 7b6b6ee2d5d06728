import { type Kysely, sql } from 'kysely';

/** Rules that watch devices, how far each device is followed, the alerts that came of it, and what of them is to be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_rules')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('by_email', 'boolean', (column) => column.notNull())
    .addColumn('webhook_url', 'text')
    .addColumn('calculation_minutes', 'integer', (column) => column.notNull())
    .addColumn('occurrences', 'integer', (column) => column.notNull())
    .addColumn('joined_by', 'text', (column) => column.notNull())
    .addColumn('conditions', 'jsonb', (column) => column.notNull())
    .addColumn('excluded_months', sql`integer[]`, (column) => column.notNull())
    .addColumn('excluded_hours', sql`integer[]`, (column) => column.notNull())
    .addColumn('excluded_hive_ids', sql`integer[]`, (column) => column.notNull())
    .addColumn('includes_shared', 'boolean', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('worse_by', 'double precision')
    .addColumn('quiet_minutes', 'integer', (column) => column.notNull())
    // What is measured before it is none of the rule's business.
    .addColumn('watches_since', 'timestamptz', (column) => column.notNull())
    // Null: messages alone are its reason to look.
    .addColumn('next_sweep_at', 'timestamptz')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index alert_rules_user on alert_rules (user_id)`.execute(db);
  await sql`create index alert_rules_sweep on alert_rules (next_sweep_at) where is_active`.execute(db);

  await db.schema
    .createTable('alert_rule_devices')
    .addColumn('rule_id', 'integer', (column) =>
      column.notNull().references('alert_rules.id').onDelete('cascade'),
    )
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().references('devices.id').onDelete('cascade'),
    )
    .addColumn('hive_id', 'integer')
    .addColumn('evaluated_until', 'timestamptz', (column) => column.notNull())
    .addColumn('state', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_rule_devices_key', ['rule_id', 'device_id'])
    .execute();
  await sql`create index alert_rule_devices_device on alert_rule_devices (device_id)`.execute(db);

  await db.schema
    .createTable('alerts')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('rule_id', 'integer', (column) => column.references('alert_rules.id').onDelete('set null'))
    .addColumn('rule_name', 'text', (column) => column.notNull())
    .addColumn('device_id', 'integer', (column) => column.references('devices.id').onDelete('cascade'))
    .addColumn('hive_id', 'integer', (column) => column.references('hives.id').onDelete('cascade'))
    // As the rule was then: it may be edited or deleted, and the alert still says what it was about.
    .addColumn('conditions', 'jsonb', (column) => column.notNull())
    .addColumn('values', 'jsonb', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('read_at', 'timestamptz')
    .addColumn('snoozed_until', 'timestamptz')
    // Out of sight; it stays until it cannot come again by a late message.
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('alerts_begun', ['rule_id', 'device_id', 'first_at'])
    .execute();
  await sql`create index alerts_user on alerts (user_id, last_at desc) where deleted_at is null`.execute(db);
  await sql`create index alerts_hive on alerts (hive_id)`.execute(db);
  await sql`create index alerts_device on alerts (device_id)`.execute(db);
  await sql`create index alerts_deleted on alerts (deleted_at) where deleted_at is not null`.execute(db);

  await db.schema
    .createTable('alert_events')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('alert_id', 'integer', (column) =>
      column.notNull().references('alerts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('values', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index alert_events_alert on alert_events (alert_id)`.execute(db);
}
