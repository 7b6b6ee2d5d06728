import { type Kysely, sql } from 'kysely';

/** Links by which whoever has one joins a group: on the wall of a club evening, so many times and until a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('group_links')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('group_id', 'integer', (column) =>
      column.notNull().references('groups.id').onDelete('cascade'),
    )
    // Not its hash alone: admins show it again to whoever comes late, and it ends within weeks.
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('made_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('max_uses', 'integer', (column) => column.notNull())
    .addColumn('use_count', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`use_count <= max_uses`),
    )
    .execute();
  await sql`create index group_links_group on group_links (group_id)`.execute(db);
  await sql`create index group_links_made_by on group_links (made_by)`.execute(db);
  await sql`create index group_links_ends on group_links (ends_at)`.execute(db);
}
