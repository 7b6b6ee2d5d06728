import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { reasonOf } from '#platform/database/database-unavailable.ts';

type Db = Pick<Context, 'db'>;

export interface MonthPartition {
  name: string;
  /** First day of the month; UTC. */
  month: string;
  /** Its rows lie in the order of device and time. */
  isSealed: boolean;
  bytes: number;
}

/** The partitions of months, the oldest first. */
export async function monthPartitions({ db }: Db): Promise<MonthPartition[]> {
  const { rows } = await sql<{ name: string; is_sealed: boolean; bytes: number }>`
    select part.relname as name, coalesce(bool_or(index.indisclustered), false) as is_sealed,
      pg_total_relation_size(part.oid) as bytes
    from pg_inherits
    join pg_class as part on part.oid = inhrelid
    left join pg_index as index on index.indrelid = part.oid
    where inhparent = 'measurements'::regclass and part.relname ~ '^measurements_[0-9]{4}_[0-9]{2}$'
    group by part.oid, part.relname order by part.relname`.execute(db);
  return rows.map(({ name, is_sealed, bytes }) => ({
    name,
    month: `${name.slice(-7).replace('_', '-')}-01`,
    isSealed: is_sealed,
    bytes,
  }));
}

/** Months of which measurements wait for a partition. */
export async function monthsInDefault({ db }: Db): Promise<string[]> {
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

/**
 * What waited for the partition moves into it, before it is attached. Who reads measurements meanwhile waits at the whole
 * table: behind the lock of the default partition alone they would go on with the partitions that they knew before, and
 * find neither in the old one nor in the new one what has moved.
 * @param to first day after the month.
 * @throws what `isBusy` knows: others hold the tables, and nothing is done.
 */
export async function makePartition({ db }: Db, month: string, to: string): Promise<void> {
  const name = `measurements_${month.slice(0, 7).replace('-', '_')}`;
  const from = new Date(`${month}T00:00:00Z`);
  // Two workers at once would both find it missing.
  await sql`select pg_advisory_xact_lock(hashtextextended('measurement partitions', 0))`.execute(db);
  const { rows } = await sql`select 1 from pg_class where relname = ${name}`.execute(db);
  if (rows.length > 0) return;
  const table = sql.id(name);
  // Before the database sees that we wait for somebody who waits for us, and ends the one or the other.
  await sql`set local lock_timeout = '500ms'`.execute(db);
  // In the order in which messages are stored; attaching locks devices, for its key.
  await sql`lock table only measurements in access exclusive mode`.execute(db);
  await sql`lock table devices in share row exclusive mode`.execute(db);
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

/** The lock was not to be had in time. */
export function isBusy(error: unknown): boolean {
  return reasonOf(error) === '55P03';
}
