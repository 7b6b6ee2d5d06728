import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

/** Research projects, and what people answered them. What follows for which hive is kept in `hive_grants`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('researches')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('institution', 'text')
    .addColumn('data_used', 'text')
    .addColumn('url', 'text')
    // First and last day, of UTC. Null: from ever, for ever.
    .addColumn('starts_on', 'date')
    .addColumn('ends_on', 'date')
    .addColumn('is_listed', 'boolean', (column) => column.notNull())
    .addColumn('is_by_invitation', 'boolean', (column) => column.notNull())
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('research_people')
    .addColumn('research_id', 'integer', cascadeFrom('researches.id'))
    .addColumn('user_id', 'integer', cascadeFrom('users.id'))
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('invited', 'researcher')`))
    .addPrimaryKeyConstraint('research_people_pkey', ['research_id', 'user_id', 'role'])
    .execute();
  await sql`create index research_people_of_user on research_people (user_id)`.execute(db);

  // Rows are added and never changed, so that it stays known who gave what when: another date is another row.
  await db.schema
    .createTable('research_answers')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('research_id', 'integer', cascadeFrom('researches.id'))
    .addColumn('user_id', 'integer', cascadeFrom('users.id'))
    .addColumn('is_yes', 'boolean', (column) => column.notNull())
    .addColumn('hive_ids', sql`integer[]`, (column) => column.notNull())
    .addColumn('counts_from', 'timestamptz', (column) => column.notNull())
    .addColumn('answered_at', 'timestamptz', (column) => column.notNull())
    .addColumn('noted_at', 'timestamptz', (column) => column.notNull())
    // Since then another row counts instead, or none. Null: this one counts.
    .addColumn('ended_at', 'timestamptz')
    .execute();
  await sql`create index research_answers_of_user on research_answers (user_id, research_id)`.execute(db);
  await sql`create index research_answers_of_research on research_answers (research_id)`.execute(db);

  await db.schema
    .createTable('research_fetches')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('research_id', 'integer', cascadeFrom('researches.id'))
    // Whose data they were.
    .addColumn('user_id', 'integer', cascadeFrom('users.id'))
    // Null when that account is gone.
    .addColumn('researcher_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('fetched_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index research_fetches_of_user on research_fetches (user_id, research_id, id)`.execute(db);
  await sql`create index research_fetches_of_research on research_fetches (research_id)`.execute(db);
  await sql`create index research_fetches_researcher on research_fetches (researcher_id)`.execute(db);
}

function cascadeFrom(reference: string) {
  return (column: ColumnDefinitionBuilder) => column.notNull().references(reference).onDelete('cascade');
}
