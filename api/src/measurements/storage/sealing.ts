import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';

type Db = Pick<Context, 'db'>;

/** Later than this hardly anything of a month still comes. */
const openDays = 7;
const dayMs = 24 * 60 * 60_000;

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

/** Whether the month ended long enough ago. */
export function isClosed({ month }: MonthPartition, now: Date): boolean {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number, 1) + openDays * dayMs < now.getTime();
}

/**
 * Puts the rows of closed months in the order of device and time: a device's month is then read from some tens of
 * pages and not from thousands. A month that is in use just now waits for the next run.
 */
export async function sealMonths(context: Context): Promise<void> {
  const now = context.clock.now();
  for (const partition of await monthPartitions(context)) {
    if (partition.isSealed || !isClosed(partition, now)) continue;
    await cluster(context, partition.name).catch((error: unknown) => {
      if (!isBusy(error)) throw error;
      context.log.warn({ partition: partition.name }, 'a month is in use and is sealed another time');
    });
  }
}

/** The same for the figures of days and weeks. */
export async function sealDays(context: Context): Promise<void> {
  await cluster(context, 'measurement_days');
  await cluster(context, 'measurement_weeks');
}

/** Nothing can be read from or written to the table meanwhile: some seconds for a month of a thousand devices. */
async function cluster(context: Context, table: string): Promise<void> {
  await inTransaction(context, async ({ db }) => {
    // Whoever waits for the lock keeps all others waiting behind it.
    await sql`set local lock_timeout = '2s'`.execute(db);
    await sql`cluster ${sql.id(table)} using ${sql.id(`${table}_pkey`)}`.execute(db);
    await sql`analyze ${sql.id(table)}`.execute(db);
  });
}

/** The lock was not to be had in time. */
function isBusy(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';
}
