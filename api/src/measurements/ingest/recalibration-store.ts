import { sql } from 'kysely';
import { openBlocks, openMoments } from '#measurements/compressed-chunks/decompress.ts';
import type { SensorDefinition } from '#measurements/devices/definition.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { InboxNote } from './outcome.ts';

type Db = Pick<Context, 'db'>;

interface MessagesPage {
  deviceId: DeviceId;
  since: Date;
  after: InboxId | undefined;
  limit: number;
}

/** Stored messages of a device that were measured since a time, in the order in which they came. */
export function storedMessages({ db }: Db, { deviceId, since, after, limit }: MessagesPage) {
  const query = db
    .selectFrom('ingest_inbox')
    .select(['id', 'raw', 'received_at as receivedAt', 'measured_at as measuredAt'])
    .where('device_id', '=', deviceId)
    .where('status', '=', 'stored')
    .where('measured_at', '>=', since)
    .orderBy('id')
    .limit(limit);
  return (after === undefined ? query : query.where('id', '>', after)).execute();
}

export interface MessagesSince {
  deviceIds: readonly DeviceId[];
  /** When they came. */
  since: Date;
  /** When they were measured. */
  from: Date;
  to: Date;
}

/** Stored messages of devices that came since a time and were measured in a stretch of time. */
export async function messagesSince({ db }: Db, { deviceIds, since, from, to }: MessagesSince) {
  const { rows } = await sql<{ deviceId: DeviceId; raw: string; receivedAt: Date; measuredAt: Date }>`
    select device_id as "deviceId", raw, received_at as "receivedAt", measured_at as "measuredAt"
    from ingest_inbox where device_id = any(${[...deviceIds]}::int[]) and status = 'stored'
      and received_at >= ${since} and measured_at between ${from} and ${to}`.execute(db);
  return rows;
}

/** When the oldest stored message was measured; undefined when there is none. */
export async function oldestStored({ db }: Db, deviceId: DeviceId): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ingest_inbox')
    .select(({ fn }) => fn.min('measured_at').as('oldest'))
    .where('device_id', '=', deviceId)
    .where('status', '=', 'stored')
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}

/** A quantity's new values by the time that they were measured, in milliseconds; undefined takes a value away. */
export type NewValues = ReadonlyMap<number, number | undefined>;

export async function replaceValues(
  { db }: Db,
  deviceId: DeviceId,
  quantity: QuantityName,
  values: NewValues,
): Promise<void> {
  if (values.size === 0) return;
  await openMoments(
    { db },
    [...values.keys()].map((time) => ({ deviceId, time: new Date(time) })),
  );
  const times = [...values.keys()].map((time) => new Date(time).toISOString());
  const column = sql.id(quantity);
  await sql`
    update measurements set ${column} = changed.value
    from unnest(${times}::timestamptz[], ${[...values.values()].map((value) => value ?? null)}::float8[])
      as changed (measured_at, value)
    where measurements.device_id = ${deviceId} and measurements.measured_at = changed.measured_at`.execute(
    db,
  );
}

/** What is said of messages: how many values each gave, and what was wrong with it. */
export async function replaceNotes(
  { db }: Db,
  messages: readonly { id: InboxId; notes: readonly InboxNote[]; valueCount: number }[],
): Promise<void> {
  await sql`
    update ingest_inbox set notes = said.notes::json, value_count = said.value_count
    from unnest(
      ${messages.map(({ id }) => id)}::bigint[],
      ${messages.map(({ notes }) => JSON.stringify(notes))}::text[],
      ${messages.map(({ valueCount }) => valueCount)}::int[]
    ) as said (id, notes, value_count)
    where ingest_inbox.id = said.id and
      (ingest_inbox.notes::text <> said.notes or ingest_inbox.value_count <> said.value_count)`.execute(db);
}

/** Recalculates a quantity from the stored raw values, for a time range. */
export async function recalibrateStored(
  { db }: Db,
  { deviceId, input, output, offset, multiplier }: SensorDefinition,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await openBlocks({ db }, [{ deviceId, from, to }]);
  const { min = null, max = null } = quantityNamed(output) ?? {};
  const value = sql`((${sql.id(input)}::float8 - ${offset}::float8) * ${multiplier}::float8)`;
  await sql`
    update measurements set ${sql.id(output)} =
      case when ${value} >= coalesce(${min}::float8, '-Infinity') and ${value} <= coalesce(${max}::float8, 'Infinity')
      then ${value} end
    where device_id = ${deviceId} and measured_at >= ${from} and measured_at < ${to}
      and ${sql.id(input)} is not null`.execute(db);
}

/** The device's last values as they stand in the measurement that they come from; its days since then are marked. */
export async function refreshDerived(
  { db }: Db,
  deviceId: DeviceId,
  quantities: readonly QuantityName[],
  { from, to, at }: { from: Date; to: Date; at: Date },
): Promise<void> {
  await openBlocks({ db }, [{ deviceId, from, to }]);
  for (const quantity of quantities) {
    const column = sql`measurements.${sql.id(quantity)}`;
    await sql`
      update device_last set quantities = case when ${column} is null then device_last.quantities - ${quantity}::text
        else device_last.quantities || jsonb_build_object(${quantity}::text, ${column}::float8) end
      from measurements
      where device_last.device_id = ${deviceId} and measurements.device_id = device_last.device_id
        and measurements.measured_at = device_last.measured_at`.execute(db);
  }
  await sql`
    insert into dirty_days (device_id, day, marked_at)
    select distinct device_id, (measured_at at time zone 'UTC')::date, ${at}::timestamptz from measurements
    where device_id = ${deviceId} and measured_at >= ${from} and measured_at < ${to}
    on conflict (device_id, day) do update set marked_at = excluded.marked_at`.execute(db);
}
