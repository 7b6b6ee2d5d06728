import { type Kysely, sql } from 'kysely';

/** Groups of people who share hives. What follows of it for who sees which hive is kept in `hive_grants`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('groups')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('color', 'text')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('group_members')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('group_id', 'integer', (column) =>
      column.notNull().references('groups.id').onDelete('cascade'),
    )
    // Null: the address is invited, and nobody has an account with it yet.
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    // Where the invitation went to; null for who made the group.
    .addColumn('invited_email', 'text')
    .addColumn('is_creator', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('is_admin', 'boolean', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('invited', 'accepted', 'declined')`),
    )
    .addColumn('invited_at', 'timestamptz')
    .addColumn('invited_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('answered_at', 'timestamptz')
    // Of the link in the mail, and of nothing else: the link itself is kept nowhere.
    .addColumn('token_hash', 'text')
    .execute();
  await sql`create unique index group_members_user on group_members (group_id, user_id)`.execute(db);
  await sql`create unique index group_members_email on group_members (group_id, lower(invited_email))`.execute(
    db,
  );
  await sql`create index group_members_of_user on group_members (user_id)`.execute(db);
  await sql`create index group_members_of_email on group_members (lower(invited_email))
    where user_id is null`.execute(db);
  await sql`create index group_members_invited_by on group_members (invited_by)`.execute(db);

  await db.schema
    .createTable('group_hives')
    .addColumn('group_id', 'integer', (column) =>
      column.notNull().references('groups.id').onDelete('cascade'),
    )
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('may_edit', 'boolean', (column) => column.notNull())
    // Null: until its owner takes it back.
    .addColumn('ends_at', 'timestamptz')
    .addColumn('shared_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('group_hives_pkey', ['group_id', 'hive_id'])
    .execute();
  await sql`create index group_hives_hive on group_hives (hive_id)`.execute(db);
  await sql`create index hive_grants_group on hive_grants (group_id)`.execute(db);
}
