import { sql } from 'kysely';
import { openBlocks, openMoments } from '#measurements/compressed-chunks/decompress.ts';
import type { SentValues } from '#measurements/ingest/sent-values.ts';
import { isEmptyMeasurement } from '#measurements/partitions/empty-measurement-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, ImportId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';

type Db = Pick<Context, 'db'>;

/** Values of one device and time; of each device and time there is one in a batch. */
export interface BatchRow {
  deviceId: DeviceId;
  time: Date;
  values: Partial<Record<QuantityName, number>>;
}

/**
 * The values of rows, and the stored ones with them. Each row reads the index of its device and month, whatever the
 * planner believes of the table.
 */
function sentAndHeld(rows: readonly BatchRow[], names: readonly QuantityName[]) {
  const times = rows.map(({ time }) => time.toISOString());
  const sorted = times.toSorted();
  const [oldest, newest] = [sorted[0], sorted.at(-1)];
  const columns = sql.join(names.map((name) => sql.id(name)));
  const values = names.map((name) => sql`${rows.map((row) => row.values[name] ?? null)}::float8[]`);
  return sql`
    unnest(${rows.map(({ deviceId }) => deviceId)}::int[], ${times}::timestamptz[], ${sql.join(values)})
      as sent (device_id, measured_at, ${columns})
    left join lateral (
      select ${columns} from measurements
      where measurements.device_id = sent.device_id and measurements.measured_at = sent.measured_at
        and measurements.measured_at >= ${oldest}::timestamptz
        and measurements.measured_at <= ${newest}::timestamptz
      offset 0
    ) as held on true`;
}

/** Whether a row has a value where none is stored, or another one than is stored. */
function anyOfThem(names: readonly QuantityName[], what: 'fresh' | 'differing') {
  const each = names.map((name) => {
    const [sent, held] = [sql`sent.${sql.id(name)}`, sql`held.${sql.id(name)}`];
    return what === 'fresh'
      ? sql`(${sent} is not null and ${held} is null)`
      : // Most columns are no more precise.
        sql`coalesce(${sent}::real <> ${held}::real, false)`;
  });
  return sql.join(each, sql` or `);
}

/** Rows of which at least one value is not stored yet, with these alone. */
function freshRows(rows: readonly BatchRow[], names: readonly QuantityName[]) {
  const values = names.map((name) => {
    const column = sql.id(name);
    return sql`case when held.${column} is null then sent.${column} end as ${column}`;
  });
  return sql`
    select sent.device_id, sent.measured_at, ${sql.join(values)}
    from ${sentAndHeld(rows, names)} where ${anyOfThem(names, 'fresh')}`;
}

/** How many of these rows bring something, and how many say something else than what is stored. */
export async function countFresh(
  { db }: Db,
  rows: readonly BatchRow[],
  names: readonly QuantityName[],
): Promise<{ fresh: number; differing: number }> {
  if (rows.length === 0) return { fresh: 0, differing: 0 };
  await openMoments({ db }, rows);
  const found = await sql<{ fresh: number; differing: number }>`
    select count(*) filter (where ${anyOfThem(names, 'fresh')})::int as fresh,
      count(*) filter (where ${anyOfThem(names, 'differing')})::int as differing
    from ${sentAndHeld(rows, names)}`.execute(db);
  return found.rows[0] ?? { fresh: 0, differing: 0 };
}

/**
 * Stores what is not there yet, and what that was. A value that is there stays: so there is nothing to bring back when
 * the import is undone. @returns how many rows brought something.
 */
export async function storeBatch(
  { db }: Db,
  { importId, batch, at }: { importId: ImportId; batch: number; at: Date },
  rows: readonly BatchRow[],
  names: readonly QuantityName[],
): Promise<number> {
  if (rows.length === 0) return 0;
  await openMoments({ db }, rows);
  const columns = sql.join(names.map((name) => sql.id(name)));
  const filled = sql.join(
    names.map(
      (name) => sql`${sql.id(name)} = coalesce(measurements.${sql.id(name)}, excluded.${sql.id(name)})`,
    ),
  );
  const parts = names.map(
    (name) => sql`
      select ${importId}::int, device_id, ${batch}::int, ${name}::text,
        array_agg(measured_at order by measured_at), array_agg(${sql.id(name)} order by measured_at)
      from fresh where ${sql.id(name)} is not null group by device_id`,
  );
  const found = await sql<{ count: number }>`
    with fresh as materialized (${freshRows(rows, names)}), stored as (
      insert into measurements (device_id, measured_at, received_at, ${columns})
      select device_id, measured_at, ${at}::timestamptz, ${columns} from fresh order by 1, 2
      on conflict (device_id, measured_at) do update set ${filled}
    ), kept as (
      insert into import_parts (import_id, device_id, batch, quantity, times, values)
      ${sql.join(parts, sql` union all `)}
    ), dirtied as (
      insert into dirty_days (device_id, day, marked_at)
      select distinct device_id, (measured_at at time zone 'UTC')::date, ${at}::timestamptz from fresh order by 1, 2
      on conflict (device_id, day) do update set marked_at = excluded.marked_at
    )
    select count(*)::int as count from fresh`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Until the transaction ends no message of these devices is taken. In order, so that nobody waits for one another. */
export async function lockDevices({ db }: Db, ids: readonly DeviceId[]): Promise<void> {
  await sql`select id from devices where id = any(${[...ids]}::int[]) order by id for no key update`.execute(
    db,
  );
}

/** Devices of which an import has stored something. */
export async function devicesOfParts({ db }: Db, importId: ImportId): Promise<DeviceId[]> {
  const { rows } = await sql<{ id: DeviceId }>`
    select distinct device_id as id from import_parts where import_id = ${importId} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** The last batches of an import that are stored. */
export interface LastBatches {
  importId: ImportId;
  /** The first of them: how many rows of the file stand above it. */
  batch: number;
  quantities: ReadonlySet<QuantityName>;
  deviceIds: DeviceId[];
  /** Between these times they brought something. */
  first: Date;
  last: Date;
}

/** So many of the last batches of an import; undefined: none is left. */
export async function lastBatches(
  { db }: Db,
  importId: ImportId,
  batches: number,
): Promise<LastBatches | undefined> {
  const { rows } = await sql<Part>`
    select batch, quantity, device_id as "deviceId", times[1] as first, times[cardinality(times)] as last
    from import_parts where import_id = ${importId} and batch in (
      select distinct batch from import_parts where import_id = ${importId} order by batch desc limit ${batches}
    ) order by batch`.execute(db);
  const [part] = rows;
  if (part === undefined) return undefined;
  return {
    importId,
    batch: part.batch,
    quantities: new Set(rows.map(({ quantity }) => quantity)),
    deviceIds: [...new Set(rows.map(({ deviceId }) => deviceId))],
    first: new Date(Math.min(...rows.map((row) => row.first.getTime()))),
    last: new Date(Math.max(...rows.map((row) => row.last.getTime()))),
  };
}

/**
 * Deletes what some batches of an import have stored, as far as it is unchanged: what others measured since
 * stays. Rows are found as they were stored, by their key, whatever the planner believes.
 * @param sent values of messages since. Of a measurement changed by a message that is no longer stored, all remains.
 */
export async function undoQueued(
  { db }: Db,
  { importId, batch, quantities: names, deviceIds, first, last }: LastBatches,
  { sent, importedAt, at }: { sent: readonly SentValues[]; importedAt: Date; at: Date },
): Promise<void> {
  const until = new Date(last.getTime() + 1);
  await openBlocks(
    { db },
    deviceIds.map((deviceId) => ({ deviceId, from: first, to: until })),
  );
  const columns = [...names].map((name) => sql.id(name));
  const brought = [...names].map(
    (
      name,
    ) => sql`max(value) filter (where quantity = ${name} and not coalesce(${name}::text = any(said.names), false))
      as ${sql.id(name)}`,
  );
  const left = columns.map(
    (column) => sql`${column} = case
      when measurements.${column} = excluded.${column} then null else measurements.${column} end`,
  );
  // All values of a measurement at once: each further one would write its row again.
  await sql`
    with said as materialized (
      select "deviceId", "measuredAt", array_agg(name) as names
      from json_to_recordset(${JSON.stringify(sent)}::json)
        as message ("deviceId" int, "measuredAt" timestamptz, names text[])
      left join lateral unnest(message.names) as name on true group by 1, 2
    ), brought as materialized (
      select part.device_id, time, ${sql.join(brought)}, bool_or(said.names is not null) as is_said
      from import_parts as part cross join lateral unnest(times, values) as each (time, value)
      left join said on said."deviceId" = part.device_id and said."measuredAt" = time
      where import_id = ${importId} and batch >= ${batch} group by 1, 2
    )
    insert into measurements (device_id, measured_at, received_at, ${sql.join(columns)})
    select brought.device_id, time, ${at}::timestamptz,
      ${sql.join(columns.map((column) => sql`brought.${column}`))}
    from brought cross join lateral (
      select from measurements
      where measurements.device_id = brought.device_id and measurements.measured_at = time
        and measurements.measured_at >= ${first} and measurements.measured_at <= ${last}
        and (measurements.received_at <= ${importedAt} or is_said) offset 0
    ) as held
    order by 1, 2
    on conflict (device_id, measured_at) do update set ${sql.join(left)}`.execute(db);
  await sql`
    delete from measurements where device_id = any(${deviceIds}::int[])
      and measured_at >= ${first} and measured_at <= ${last} and ${isEmptyMeasurement}`.execute(db);
  await sql`
    insert into dirty_days (device_id, day, marked_at)
    select distinct device_id, (time at time zone 'UTC')::date, ${at}::timestamptz
    from import_parts cross join lateral unnest(times) as each (time)
    where import_id = ${importId} and batch >= ${batch} order by 1, 2
    on conflict (device_id, day) do update set marked_at = excluded.marked_at`.execute(db);
  await sql`delete from import_parts where import_id = ${importId} and batch >= ${batch}`.execute(db);
}

interface Part {
  batch: number;
  quantity: QuantityName;
  deviceId: DeviceId;
  first: Date;
  last: Date;
}
