import { type Kysely, sql } from 'kysely';

/** What happened to colonies, and what each hive was since when. A hive without a state has always been active. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('colony_events')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('client_id', 'uuid')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('happened_on', 'date', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('other_hive_id', 'integer', (column) => column.references('hives.id').onDelete('cascade'))
    .addColumn('queen_id', 'integer', (column) => column.references('queens.id').onDelete('set null'))
    .addColumn('former_queen_id', 'integer', (column) => column.references('queens.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create unique index colony_events_client on colony_events (user_id, client_id)`.execute(db);
  await sql`create index colony_events_hive on colony_events (hive_id)`.execute(db);
  await sql`create index colony_events_other_hive on colony_events (other_hive_id)`.execute(db);

  await db.schema
    .createTable('hive_states')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('event_id', 'integer', (column) =>
      column.notNull().references('colony_events.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('since', 'date', (column) => column.notNull())
    .execute();
  await sql`create index hive_states_hive on hive_states (hive_id, since desc, id desc)`.execute(db);
}
