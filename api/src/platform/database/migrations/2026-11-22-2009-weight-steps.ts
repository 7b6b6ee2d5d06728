import { type Kysely, sql } from 'kysely';

/** What people said of steps in the weight of their hives. The steps themselves are found anew whenever they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('weight_steps')
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().references('devices.id').onDelete('cascade'),
    )
    .addColumn('stepped_at', 'timestamptz', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    // Null: that account is gone.
    .addColumn('author_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('answered_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('weight_steps_pkey', ['device_id', 'stepped_at'])
    .execute();
  await sql`create index weight_steps_author on weight_steps (author_id)`.execute(db);
}
