import { type Kysely, sql } from 'kysely';

/** The ways to reach a person, and what they were told by each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_devices')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Whoever signs out on a device is told nothing more on it.
    .addColumn('sign_in', 'text', (column) =>
      column.notNull().references('sign_ins.token_hash').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('told_at', 'timestamptz')
    .addColumn('fault', 'text')
    .execute();
  await sql`create index push_devices_user on push_devices (user_id)`.execute(db);
  await sql`create index push_devices_sign_in on push_devices (sign_in)`.execute(db);

  await db.schema
    .createTable('own_webhooks')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    // Both encrypted: what signs our messages, and what opens the other side's door.
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('access_token', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('failing_since', 'timestamptz')
    .addColumn('switched_off_at', 'timestamptz')
    .execute();
  await sql`create index own_webhooks_user on own_webhooks (user_id)`.execute(db);

  await db.schema
    .createTable('news')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('stop_link', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('news_key', ['user_id', 'key'])
    .execute();
  await sql`create index news_created on news (created_at)`.execute(db);

  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('news_id', 'integer', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('push_device_id', 'integer', (column) =>
      column.references('push_devices.id').onDelete('cascade'),
    )
    .addColumn('webhook_id', 'integer', (column) => column.references('own_webhooks.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('tried_at', 'timestamptz')
    .addColumn('status', 'integer')
    .addColumn('fault', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`alter table deliveries add column target integer not null
    generated always as (coalesce(push_device_id, webhook_id, user_id)) stored`.execute(db);
  await sql`create index deliveries_waiting on deliveries (way, due_at) where state = 'waiting'`.execute(db);
  await sql`create index deliveries_target on deliveries (way, target, id)`.execute(db);
  await sql`create index deliveries_news on deliveries (news_id)`.execute(db);
  await sql`create index deliveries_user on deliveries (user_id)`.execute(db);
  // For what goes with a device or a webhook.
  await sql`create index deliveries_push_device on deliveries (push_device_id)
    where push_device_id is not null`.execute(db);
  await sql`create index deliveries_webhook on deliveries (webhook_id) where webhook_id is not null`.execute(
    db,
  );

  await db.schema
    .createTable('quiet_hours')
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('from_time', 'text', (column) => column.notNull())
    .addColumn('until_time', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .execute();

  await sql`alter table outbox_mails add column stop_link text`.execute(db);
}
