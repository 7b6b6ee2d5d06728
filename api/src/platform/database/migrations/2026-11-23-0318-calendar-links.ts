import { type Kysely, sql } from 'kysely';

/** The address at which a person's calendar reads their reminders: one each, of which only a hash is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_links')
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_read_at', 'timestamptz')
    .execute();
  await sql`create unique index calendar_links_token on calendar_links (token_hash)`.execute(db);
}
