import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('apiaries')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('client_id', 'uuid')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('color', 'text')
    .addColumn('description', 'text')
    .addColumn('is_roofed', 'boolean')
    .addColumn('location_type', 'text', (column) => column.notNull())
    .addColumn('continent', 'text', (column) => column.notNull())
    .addColumn('country_code', 'text')
    .addColumn('city', 'text')
    .addColumn('street', 'text')
    .addColumn('street_number', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  await sql`create index apiaries_user on apiaries (user_id, lower(name)) where deleted_at is null`.execute(
    db,
  );
  await sql`create unique index apiaries_client on apiaries (user_id, client_id) where deleted_at is null`.execute(
    db,
  );
}
