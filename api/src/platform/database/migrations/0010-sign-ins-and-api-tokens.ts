import { type Kysely, sql } from 'kysely';

/** A sign-in is named by an id and tells its device; programs get tokens of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_ins add column id integer generated always as identity unique`.execute(db);
  await db.schema.alterTable('sign_ins').addColumn('user_agent', 'text').execute();

  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('api_tokens_user').on('api_tokens').column('user_id').execute();
}
