import { type Kysely, sql } from 'kysely';

/** Guesses are counted when they are refused, and the service makes secrets for itself. */
const indifferent = ['counts', 'secrets'];

/**
 * Keeps a record of the rows that each table wins and loses from now on: asking it costs next to nothing, where counting
 * the rows of every table took two thirds of the test. It is written within the transaction that stores, so what is
 * rolled back leaves no trace.
 */
export async function watchStoredRows<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%' and relname <> all (${indifferent})`.execute(db);
  await sql`create table test_stored (name text, change int)`.execute(db);
  await sql`
    create function test_store() returns trigger language plpgsql as $$
      begin
        insert into test_stored values (TG_TABLE_NAME, case TG_OP when 'INSERT' then 1 else -1 end);
        return null;
      end
    $$`.execute(db);
  for (const { name } of tables)
    await sql`
      create trigger test_store after insert or delete on ${sql.table(name)}
        for each row execute function test_store()`.execute(db);
}

/** The tables that have more or fewer rows than at the last call, as "hives +1". */
export async function newlyStored<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; change: number }>`
    with gone as (delete from test_stored returning name, change)
    select name, sum(change)::int as change from gone group by name having sum(change) <> 0 order by name
  `.execute(db);
  return rows.map(({ name, change }) => `${name} ${change > 0 ? '+' : ''}${change}`);
}
