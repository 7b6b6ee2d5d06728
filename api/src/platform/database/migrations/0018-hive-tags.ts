import { type Kysely, sql } from 'kysely';

/** What a person's tags do, and the code that is printed on each: a code outlives the hive that its tag hung on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hive_tags')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('hive_tags_pkey', ['user_id', 'tag'])
    .execute();
  await sql`create index hive_tags_hive on hive_tags (hive_id)`.execute(db);

  await db.schema
    .createTable('hive_tag_codes')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('hive_tag_codes_pkey', ['user_id', 'tag'])
    .execute();
}
