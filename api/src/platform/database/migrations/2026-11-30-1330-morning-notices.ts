import { type Kysely, sql } from 'kysely';

/** At what time of day a person is sent what matters that day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('morning_notices')
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('at_time', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('is_pushed', 'boolean', (column) => column.notNull())
    .addColumn('is_mailed', 'boolean', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_day', 'date')
    .execute();
  await sql`create index morning_notices_due on morning_notices (next_at) where is_pushed or is_mailed`.execute(
    db,
  );
}
