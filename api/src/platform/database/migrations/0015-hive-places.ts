import { type Kysely, sql } from 'kysely';

/** Which hive stood in which apiary, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hive_places')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('apiary_id', 'integer', (column) =>
      column.notNull().references('apiaries.id').onDelete('cascade'),
    )
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .addColumn('until', 'timestamptz')
    .execute();
  await sql`create unique index hive_places_present on hive_places (hive_id) where until is null`.execute(db);
  await sql`create index hive_places_hive on hive_places (hive_id, since)`.execute(db);
  await sql`insert into hive_places (hive_id, apiary_id, since)
    select id, apiary_id, created_at from hives where deleted_at is null`.execute(db);
}
