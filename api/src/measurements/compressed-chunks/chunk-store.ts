import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { quantities } from '#platform/taxonomy/quantities.ts';
import type { BlockRow } from './chunk-codec.ts';

type Db = Pick<Context, 'db'>;

export interface DeviceMonth {
  deviceId: DeviceId;
  /** First day; UTC. */
  month: string;
}

/** A stretch of a device's time; an end that is left out: without one. */
export interface OpenTimeRange {
  deviceId: DeviceId;
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface PackedMonth extends DeviceMonth {
  changedAt: Date;
  names: string[];
  /** The whole month is within the requested time range. */
  isWhole: boolean;
}

/** The months that are packed and reach into these stretches, the oldest first. */
export async function packedMonths({ db }: Db, ranges: readonly OpenTimeRange[]): Promise<PackedMonth[]> {
  const { rows } = await sql<PackedMonth>`
    select block.device_id as "deviceId", month, changed_at as "changedAt", names,
      bool_or(month::timestamp at time zone 'UTC' >= since
        and (month + interval '1 month')::timestamp at time zone 'UTC' <= until) as "isWhole"
    from unnest(
      ${ranges.map(({ deviceId }) => deviceId)}::int[],
      ${ranges.map(({ from }) => from?.toISOString() ?? '-infinity')}::timestamptz[],
      ${ranges.map(({ to }) => to?.toISOString() ?? 'infinity')}::timestamptz[]
    ) as reach (device_id, since, until)
    join measurement_blocks as block on block.device_id = reach.device_id and block.packed is not null
      and month::timestamp at time zone 'UTC' < until
      and (month + interval '1 month')::timestamp at time zone 'UTC' > since
    group by 1, 2, 3, 4 order by 2, 1`.execute(db);
  return rows;
}

export async function packedBytes(
  { db }: Db,
  { deviceId, month, changedAt }: PackedMonth,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('measurement_blocks')
    .select('packed')
    .where('device_id', '=', deviceId)
    .where('month', '=', month)
    .where('changed_at', '=', changedAt)
    .executeTakeFirst();
  return row?.packed ?? undefined;
}

const columns = quantities.map(({ abbreviation }) => abbreviation);

/**
 * Puts the measurements of a block back as rows, and marks it as open, in one statement: of two who open it one does.
 * What came meanwhile for a time that the block has too is newer, and stays.
 */
export async function openMonth(
  { db }: Db,
  { deviceId, month, changedAt }: PackedMonth,
  rows: readonly BlockRow[],
): Promise<void> {
  const names = columns.filter((name) => rows.some(({ values }) => values[name] !== undefined));
  const each = (of: (column: ReturnType<typeof sql.id>) => ReturnType<typeof sql>) =>
    sql.join(
      names.map((name) => sql`, ${of(sql.id(name))}`),
      sql``,
    );
  const sent = rows.map(({ measuredAt, receivedAt, extra, values }) => ({
    ...values,
    ...{ measured_at: timeText(measuredAt), received_at: timeText(receivedAt), extra },
  }));
  await sql`
    with opened as (
      update measurement_blocks set packed = null, changed_at = date_trunc('milliseconds', clock_timestamp())
      where device_id = ${deviceId} and month = ${month}::date and changed_at = ${changedAt} and packed is not null
      returning device_id
    )
    insert into measurements (device_id, measured_at, received_at, extra${each((column) => column)})
    select device_id, measured_at, received_at, extra::jsonb${each((column) => column)}
    from json_to_recordset(${JSON.stringify(sent)}::json)
      as kept (measured_at timestamptz, received_at timestamptz, extra text${each((column) => sql`${column} float8`)})
    cross join opened
    on conflict (device_id, measured_at) do update set
      extra = case when excluded.extra is null then measurements.extra
        else excluded.extra || coalesce(measurements.extra, '{}') end${each((column) => sql`${column} = coalesce(measurements.${column}, excluded.${column})`)}`.execute(
    db,
  );
}

/** As PostgreSQL reads it, with all six digits. */
function timeText(microseconds: number): string {
  const whole = Math.floor(microseconds / 1000);
  const rest = microseconds - whole * 1000;
  return new Date(whole).toISOString().replace('Z', `${String(rest).padStart(3, '0')}Z`);
}

/** @param month its first day; UTC. */
const isOfMonth = (month: string) => sql`measured_at >= ${month}::timestamp at time zone 'UTC'
  and measured_at < (${month}::date + interval '1 month') at time zone 'UTC'`;

/** Takes the rows of a month out of the store, in order; within the transaction that packs them. */
export async function takeRows({ db }: Db, { deviceId, month }: DeviceMonth): Promise<BlockRow[]> {
  const microseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
  const { rows } = await sql<TakenRow>`
    with taken as (
      delete from measurements where device_id = ${deviceId} and ${isOfMonth(month)}
      returning measured_at, received_at, extra, ${sql.join(columns.map((name) => sql.id(name)))}
    )
    select ${microseconds('measured_at')} as "measuredAt", ${microseconds('received_at')} as "receivedAt",
      extra::text as "extraText", ${sql.join(columns.map((name) => sql.id(name)))}
    from taken order by measured_at`.execute(db);
  return rows.map(({ measuredAt, receivedAt, extraText, ...given }) => {
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    return { measuredAt, receivedAt, extra: extraText, values };
  });
}

type TakenRow = { measuredAt: number; receivedAt: number; extraText: string | null } & Record<string, number>;

export async function writeBlock(
  { db }: Db,
  { deviceId, month }: DeviceMonth,
  { packed, names, at }: { packed: Uint8Array; names: string[]; at: Date },
): Promise<void> {
  const block = { packed, names, changed_at: at };
  await db
    .insertInto('measurement_blocks')
    .values({ device_id: deviceId, month, ...block })
    .onConflict((conflict) => conflict.columns(['device_id', 'month']).doUpdateSet(block))
    .execute();
}

/** Devices that have rows of a month which nobody has stored or opened since a time. */
export async function devicesToPack(
  { db }: Db,
  month: string,
  { unchangedSince, limit }: { unchangedSince: Date; limit: number },
): Promise<DeviceId[]> {
  const isInMonth = sql`measurements.device_id = devices.id and ${isOfMonth(month)}`;
  const { rows } = await sql<{ id: DeviceId }>`
    select id from devices
    where exists (select from measurements where ${isInMonth})
      and not exists (select from measurements where ${isInMonth} and received_at > ${unchangedSince})
      and not exists (
        select from measurement_blocks as block where block.device_id = devices.id and month = ${month}::date
          and packed is null and changed_at > ${unchangedSince}
      )
      and not exists (
        select from dirty_days where dirty_days.device_id = devices.id
          and day >= ${month}::date and day < ${month}::date + interval '1 month'
      )
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives back the room of a month that has no rows left. @throws what `isBusy` knows: others use it. */
export async function emptyPartition({ db }: Db, table: string): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`lock table ${sql.id(table)} in access exclusive mode`.execute(db);
  const { rows } = await sql`select from ${sql.id(table)} limit 1`.execute(db);
  if (rows.length === 0) await sql`truncate ${sql.id(table)}`.execute(db);
}
