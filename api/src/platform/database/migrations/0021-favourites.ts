import type { Kysely } from 'kysely';

/** What each person wants to see first: their own mark, also on what is shared with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, of] of [
    ['favourite_hives', 'hive_id', 'hives.id'],
    ['favourite_apiaries', 'apiary_id', 'apiaries.id'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('user_id', 'integer', (field) => field.notNull().references('users.id').onDelete('cascade'))
      .addColumn(column, 'integer', (field) => field.notNull().references(of).onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (field) => field.notNull())
      .addPrimaryKeyConstraint(`${table}_pkey`, ['user_id', column])
      .execute();
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
