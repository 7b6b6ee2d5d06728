import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hives')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('apiary_id', 'integer', (column) =>
      column.notNull().references('apiaries.id').onDelete('cascade'),
    )
    .addColumn('client_id', 'uuid')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('color', 'text')
    .addColumn('sort_order', 'integer')
    .addColumn('brood_box_width_cm', 'numeric(6, 1)')
    .addColumn('brood_box_depth_cm', 'numeric(6, 1)')
    .addColumn('brood_box_height_cm', 'numeric(6, 1)')
    .addColumn('frame_width_cm', 'numeric(6, 1)')
    .addColumn('frame_height_cm', 'numeric(6, 1)')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  await sql`create index hives_user on hives (user_id) where deleted_at is null`.execute(db);
  await sql`create index hives_apiary on hives (apiary_id) where deleted_at is null`.execute(db);
  await sql`create unique index hives_client on hives (user_id, client_id) where deleted_at is null`.execute(
    db,
  );

  await db.schema
    .createTable('hive_layers')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('color', 'text')
    .addColumn('frame_count', 'integer')
    .execute();
  await db.schema.createIndex('hive_layers_hive').on('hive_layers').column('hive_id').execute();

  await db.schema
    .createTable('queens')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('race_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('description', 'text')
    .addColumn('line', 'text')
    .addColumn('tree', 'text')
    .addColumn('color', 'text')
    .addColumn('birth_date', 'date')
    .addColumn('is_clipped', 'boolean', (column) => column.notNull())
    .addColumn('is_fertilized', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  await sql`create index queens_hive on queens (hive_id, id) where deleted_at is null`.execute(db);
}
