import { sql } from 'kysely';
import { openMoments } from '#measurements/compressed-chunks/decompress.ts';
import { isEmptyMeasurement } from '#measurements/partitions/empty-measurement-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, FlashLogId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';

type Db = Pick<Context, 'db'>;

interface BlockOfLog {
  logId: FlashLogId;
  block: number;
}

export interface Brought {
  measuredAt: Date;
  names: readonly QuantityName[];
  /** There was no measurement of this time before. */
  isWhole: boolean;
}

/** Notes what of which measurements comes from a block, in the transaction that stores them and behind it. */
export async function noteBrought(
  { db }: Db,
  { logId, block }: BlockOfLog,
  deviceId: DeviceId,
  brought: readonly Brought[],
): Promise<void> {
  if (brought.length === 0) return;
  await sql`
    insert into flash_log_values (device_id, measured_at, flash_log_id, block, quantities, is_whole, stored_at)
    select device_id, measured_at, ${logId}::int, ${block}::int, names, "isWhole", received_at
    from json_to_recordset(${JSON.stringify(brought)}::json)
      as brought ("measuredAt" timestamptz, names text[], "isWhole" boolean)
    join measurements on device_id = ${deviceId} and measured_at = "measuredAt"
    on conflict do nothing`.execute(db);
}

/** How many measurements came from a block, and of how many days. */
export async function sumBrought({ db }: Db, { logId, block }: BlockOfLog) {
  const { count, days } = await db
    .selectFrom('flash_log_values')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`count(distinct (measured_at at time zone 'UTC')::date)`.as('days'))
    .where('flash_log_id', '=', logId)
    .where('block', '=', block)
    .executeTakeFirstOrThrow();
  return { count: Number(count), days: Number(days) };
}

export interface TakenBack {
  /** Of them, those that are no longer there: they were the block's alone. */
  count: number;
  isMore: boolean;
}

/**
 * Takes some of what came from a block out of the store, and marks its days. A measurement that a message has changed
 * since stays, as does what others brought.
 */
export async function undoQueued(
  { db }: Db,
  { logId, block }: BlockOfLog,
  deviceId: DeviceId,
  { limit, at }: { limit: number; at: Date },
): Promise<TakenBack> {
  const { rows } = await sql<{ measuredAt: Date; names: QuantityName[]; storedAt: Date }>`
    delete from flash_log_values where (device_id, measured_at, flash_log_id, block) in (
      select device_id, measured_at, flash_log_id, block from flash_log_values
      where flash_log_id = ${logId} and block = ${block} limit ${limit}::bigint
    ) returning measured_at as "measuredAt", quantities as names, stored_at as "storedAt"`.execute(db);
  if (rows.length === 0) return { count: 0, isMore: false };
  await openMoments(
    { db },
    rows.map(({ measuredAt }) => ({ deviceId, time: measuredAt })),
  );
  const times = JSON.stringify(
    rows.map(({ measuredAt, storedAt, names }) => ({ measuredAt, storedAt, names })),
  );
  const wanted = sql`json_to_recordset(${times}::json)
    as brought ("measuredAt" timestamptz, "storedAt" timestamptz, names text[])`;
  const isSame = sql`measurements.device_id = ${deviceId} and measurements.measured_at = brought."measuredAt"
    and measurements.received_at = brought."storedAt"`;
  const named = new Set(rows.flatMap(({ names }) => names));
  const emptied = [...named].map((name) => {
    const column = sql.id(name);
    return sql`${column} = case when ${name}::text = any(brought.names) then null else measurements.${column} end`;
  });
  if (emptied.length > 0)
    await sql`update measurements set ${sql.join(emptied)} from ${wanted} where ${isSame}`.execute(db);
  await sql`delete from measurements using ${wanted} where ${isSame} and ${isEmptyMeasurement}`.execute(db);
  await sql`
    insert into dirty_days (device_id, day, marked_at)
    select distinct ${deviceId}::int, ("measuredAt" at time zone 'UTC')::date, ${at}::timestamptz from ${wanted}
    on conflict (device_id, day) do update set marked_at = excluded.marked_at`.execute(db);
  return { count: rows.length, isMore: rows.length === limit };
}
