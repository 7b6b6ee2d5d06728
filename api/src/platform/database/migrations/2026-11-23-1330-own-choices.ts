import { type Kysely, sql } from 'kysely';

/** What people's own items can be answered with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_item_choices')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('item_id', 'integer', (column) =>
      column.notNull().references('own_items.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    // Null: offered no longer; answers that have it keep it.
    .addColumn('place', 'integer')
    .addUniqueConstraint('own_item_choices_name', ['item_id', 'name'])
    .execute();
  // From far above the ids of the taxonomy and of own items, to the last that an answer can name.
  await sql`alter table own_item_choices alter column id
    add generated always as identity (start with 500000000 minvalue 500000000 maxvalue 999999999)`.execute(
    db,
  );
}
