import { type Kysely, sql } from 'kysely';

/** Who was removed from a group comes back by none of its links, until an admin invites them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('group_bars')
    .addColumn('group_id', 'integer', (column) =>
      column.notNull().references('groups.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('barred_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('group_bars_pkey', ['group_id', 'user_id'])
    .execute();
  await sql`create index group_bars_user on group_bars (user_id)`.execute(db);
}
