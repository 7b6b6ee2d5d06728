import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('is_admin', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('permissions', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('locale', 'text')
    .addColumn('accepted_terms_version', 'text', (column) => column.notNull())
    .addColumn('accepted_terms_at', 'timestamptz', (column) => column.notNull())
    .addColumn('email_verified_at', 'timestamptz')
    .addColumn('last_login_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  // Two spellings of one address or name are one person.
  await sql`create unique index users_email on users (lower(email))`.execute(db);
  await sql`create unique index users_name on users (lower(name))`.execute(db);

  await db.schema
    .createTable('sign_ins')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sign_ins_user').on('sign_ins').column('user_id').execute();
  await db.schema.createIndex('sign_ins_last_used').on('sign_ins').column('last_used_at').execute();

  await db.schema
    .createTable('mail_codes')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('attempts_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_codes_key', ['user_id', 'purpose'])
    .execute();

  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
