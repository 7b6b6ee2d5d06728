import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';

type Db = Pick<Context, 'db'>;

const monthsAhead = 3;

/** Makes the partitions of this month and the next three, and of every month that waits in the default one. */
export async function makePartitions(context: Context): Promise<void> {
  const now = context.clock.now();
  const ahead = Array.from({ length: monthsAhead + 1 }, (_, index) => monthAfter(now, index));
  for (const month of new Set([...ahead, ...(await monthsInDefault(context))])) {
    await inTransaction(context, (inner) => makePartition(inner, month));
  }
}

/** First day of the month that is so many months after this one; UTC. */
export function monthAfter(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

async function monthsInDefault({ db }: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct date_trunc('month', measured_at at time zone 'UTC')::date as month
    from measurements_default`.execute(db);
  return rows.map(({ month }) => month);
}

/** How many measurements no partition was made for yet; anything that stays here is for the operator to look at. */
export async function countInDefault({ db }: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from measurements_default`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** What waited for the partition moves into it, before it is attached. */
async function makePartition({ db }: Db, month: string): Promise<void> {
  const name = `measurements_${month.slice(0, 7).replace('-', '_')}`;
  const from = new Date(`${month}T00:00:00Z`);
  const to = monthAfter(from, 1);
  // Two workers at once would both find it missing.
  await sql`select pg_advisory_xact_lock(hashtextextended('measurement partitions', 0))`.execute(db);
  const { rows } = await sql`select 1 from pg_class where relname = ${name}`.execute(db);
  if (rows.length > 0) return;
  const table = sql.id(name);
  await sql`lock table measurements_default in access exclusive mode`.execute(db);
  await sql`create table ${table} (like measurements including all)`.execute(db);
  await sql`
    with moved as (
      delete from measurements_default where measured_at >= ${from} and measured_at < ${new Date(`${to}T00:00:00Z`)}
      returning *
    )
    insert into ${table} select * from moved`.execute(db);
  const bound = (day: string) => sql.lit(`${day} 00:00:00+00`);
  await sql`alter table measurements attach partition ${table}
    for values from (${bound(month)}) to (${bound(to)})`.execute(db);
}
