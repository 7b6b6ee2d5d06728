import { type Kysely, sql } from 'kysely';

/**
 * Books in which nothing is changed: whoever corrects an entry writes another. The rule stands here, below every
 * route, so that no later one can forget it. Two things may happen to an entry: its author's account goes, whose name
 * stays in `content`, and the account goes to whom the book belongs, with all of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('register_entries')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('author_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('honey_from', 'text')
    .addColumn('corrects_id', 'integer', (column) =>
      column.unique().references('register_entries.id').onDelete('cascade'),
    )
    .addColumn('is_struck', 'boolean', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('register_entries_number', ['user_id', 'number'])
    .execute();
  await sql`create index register_entries_day on register_entries (user_id, day)`.execute(db);
  await sql`create index register_entries_author on register_entries (author_id)`.execute(db);
  await sql`create table register_hives (
    entry_id integer not null references register_entries on delete cascade,
    hive_id integer not null references hives on delete cascade,
    primary key (entry_id, hive_id)
  )`.execute(db);
  await sql`create index register_hives_hive on register_hives (hive_id)`.execute(db);
  await sql`create function keep_register_entry() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and new.author_id is null and to_jsonb(new) - 'author_id' = to_jsonb(old) - 'author_id' then
      return new;
    end if;
    if tg_op = 'DELETE' and not exists (select 1 from users where id = old.user_id) then
      return old;
    end if;
    raise exception 'An entry of a register is never changed: it is corrected by another one.';
  end $$`.execute(db);
  await sql`create trigger keep_entry before update or delete on register_entries for each row
    execute function keep_register_entry()`.execute(db);
}
