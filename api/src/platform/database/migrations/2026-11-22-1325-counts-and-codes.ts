import { type Kysely, sql } from 'kysely';

/** What is counted by all processes together, as wrong passwords; and several mailed codes that work beside each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('counts_since').on('counts').column('since').execute();
  await sql`alter table mail_codes drop constraint mail_codes_key`.execute(db);
  await sql`alter table mail_codes add column id integer generated always as identity primary key`.execute(
    db,
  );
  await db.schema.createIndex('mail_codes_user').on('mail_codes').columns(['user_id', 'purpose']).execute();
}
