import { sql } from 'kysely';
import { openBlocks } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { type QuantityName, quantities } from '#platform/taxonomy/quantities.ts';
import { roundedSummary, type Summary } from '#platform/taxonomy/value-summary.ts';

type Db = Pick<Context, 'db'>;

export interface DirtyDay {
  deviceId: DeviceId;
  /** UTC. */
  day: string;
}

/** The day of UTC that a time lies in, as the tables name it. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/**
 * Days before this one that have to be computed again, the longest waiting first. Until the transaction ends nobody
 * else takes them.
 */
export function takeDirtyDays({ db }: Db, before: string, limit: number): Promise<DirtyDay[]> {
  return db
    .selectFrom('dirty_days')
    .select(['device_id as deviceId', 'day'])
    .where('day', '<', before)
    .orderBy('marked_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Computes days from their measurements and removes their marks: a few statements, however many days. */
export async function writeDays({ db }: Db, dirty: readonly DirtyDay[]): Promise<void> {
  // Of the days themselves: what lies between two of them may be years.
  await openBlocks(
    { db },
    dirty.map(({ deviceId, day }) => ({ deviceId, ...wholeDay(day) })),
  );
  const computed = await summariesOf({ db }, dirty);
  const full = computed.filter(({ count }) => count > 0);
  const empty = computed.filter(({ count }) => count === 0);
  if (full.length > 0) {
    await sql`
      insert into measurement_days (device_id, day, message_count, quantities)
      select device_id, day, message_count, quantities::jsonb from unnest(
        ${full.map(({ deviceId }) => deviceId)}::int[], ${full.map(({ day }) => day)}::date[],
        ${full.map(({ count }) => count)}::int[], ${full.map(({ summaries }) => JSON.stringify(summaries))}::text[]
      ) as computed (device_id, day, message_count, quantities)
      on conflict (device_id, day) do update set
        message_count = excluded.message_count, quantities = excluded.quantities`.execute(db);
  }
  if (empty.length > 0) await sql`delete from measurement_days where ${isAmong(empty)}`.execute(db);
  await sql`delete from dirty_days where ${isAmong(dirty)}`.execute(db);
}

function wholeDay(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + 24 * 60 * 60_000) };
}

function isAmong(days: readonly DirtyDay[]) {
  return sql`(device_id, day) in (select * from ${rowsOf(days)})`;
}

function rowsOf(days: readonly DirtyDay[]) {
  return sql`unnest(${days.map(({ deviceId }) => deviceId)}::int[], ${days.map(({ day }) => day)}::date[])`;
}

interface ComputedDay extends DirtyDay {
  count: number;
  summaries: Record<string, Summary>;
}

async function summariesOf({ db }: Db, days: readonly DirtyDay[]): Promise<ComputedDay[]> {
  const parts = quantities.map(({ abbreviation }) => {
    const column = sql.id(abbreviation);
    const summaries = sql`array[count(${column})::float8, avg(${column})::float8, min(${column})::float8, max(${column})::float8]`;
    return sql`, case when count(${column}) > 0 then ${summaries} end as ${column}`;
  });
  // Laterally: each day reaches into the index of its device and month, whatever the planner believes of the table.
  const { rows } = await sql<DayRow>`
    select wanted.device_id, wanted.day, computed.* from ${rowsOf(days)} as wanted (device_id, day)
    cross join lateral (
      select count(*) as count${sql.join(parts, sql``)} from measurements
      where measurements.device_id = wanted.device_id
        and measured_at >= wanted.day::timestamp at time zone 'UTC'
        and measured_at < (wanted.day + 1)::timestamp at time zone 'UTC'
    ) as computed`.execute(db);
  const unknown = Map.groupBy(await unknownSummariesOf({ db }, days), keyOf);
  return rows.map((row) => {
    const day = { deviceId: row.device_id, day: row.day };
    const others = unknown.get(keyOf(day)) ?? [];
    return {
      ...day,
      count: row.count,
      summaries: {
        ...Object.fromEntries(others.map(({ key, summary }) => [key, roundedSummary(key, summary)])),
        ...summariesIn(row),
      },
    };
  });
}

const keyOf = ({ deviceId, day }: DirtyDay) => `${deviceId} ${day}`;

/** The same of what devices send under names of their own, of which each has a hundred at most. */
async function unknownSummariesOf({ db }: Db, days: readonly DirtyDay[]) {
  const { rows } = await sql<DirtyDay & { key: string; summary: Summary }>`
    select wanted.device_id as "deviceId", wanted.day, computed.* from ${rowsOf(days)} as wanted (device_id, day)
    cross join lateral (
      select key, array[count(*)::float8, avg(value::float8), min(value::float8), max(value::float8)] as summary
      from measurements cross join lateral jsonb_each_text(extra)
      where measurements.device_id = wanted.device_id and extra is not null
        and measured_at >= wanted.day::timestamp at time zone 'UTC'
        and measured_at < (wanted.day + 1)::timestamp at time zone 'UTC'
        and abs(value::float8) < ${largestUnknown}::float8
      group by key
    ) as computed`.execute(db);
  return rows;
}

/** Numbers beyond it overflow when they are added up; they are no measurements. */
export const largestUnknown = 1e100;

type DayRow = { device_id: DeviceId; day: string; count: number } & Partial<
  Record<QuantityName, number[] | null>
>;

function summariesIn(row: DayRow): Record<string, Summary> {
  const summaries: Record<string, Summary> = {};
  for (const { abbreviation } of quantities) {
    const found = row[abbreviation];
    if (!Array.isArray(found)) continue;
    const [count = 0, mean = 0, min = 0, max = 0] = found;
    summaries[abbreviation] = roundedSummary(abbreviation, [count, mean, min, max]);
  }
  return summaries;
}
