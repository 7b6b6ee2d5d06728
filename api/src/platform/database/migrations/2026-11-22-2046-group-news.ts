import { type Kysely, sql } from 'kysely';

/** What the admins of a group are told, each for themselves, until they have seen it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('group_news')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    // Who is told.
    .addColumn('member_id', 'integer', (column) =>
      column.notNull().references('group_members.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    // A name or an address: who has declined or left has no place in the group to point to.
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index group_news_member on group_news (member_id, id)`.execute(db);
  await sql`create index group_news_at on group_news (at)`.execute(db);
}
