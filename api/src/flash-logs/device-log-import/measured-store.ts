import { comparable, type StoredMoment } from '@skep/device-codecs';
import { type RawBuilder, sql } from 'kysely';
import { openBlocks } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { type QuantityName, quantities } from '#platform/taxonomy/quantities.ts';

type Db = Pick<Context, 'db'>;

interface TimeRange {
  deviceId: DeviceId;
  from: Date;
  to: Date;
}

/** The quantities that distinguish records. */
export const comparedNames: readonly QuantityName[] = quantities
  .map(({ abbreviation }) => abbreviation)
  .filter((name) => comparable({ [name]: 1 }).length > 0);

/** No part of any import: what a log brought says nothing about whether another log is right. */
const isSent = sql<boolean>`not exists (
  select from flash_log_values as brought where brought.device_id = measurements.device_id
    and brought.measured_at = measurements.measured_at and brought.is_whole
    and brought.stored_at = measurements.received_at
)`;

/** Its end is part of it. */
const openTimeRange = (context: Db, { to, ...timeRange }: TimeRange) =>
  openBlocks(context, [{ ...timeRange, to: new Date(to.getTime() + 1) }]);

export async function countSent({ db }: Db, { deviceId, from, to }: TimeRange): Promise<number> {
  await openTimeRange({ db }, { deviceId, from, to });
  const { count } = await db
    .selectFrom('measurements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('device_id', '=', deviceId)
    .where('measured_at', '>=', from)
    .where('measured_at', '<=', to)
    .where(isSent)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Each so many-th message of a stretch of time, in order, without those that were imported. */
export function sentMoments(
  context: Db,
  timeRange: TimeRange,
  { each, limit }: { each: number; limit: number },
): Promise<StoredMoment[]> {
  return moments(context, timeRange, comparedNames, { each, limit, isWanted: isSent });
}

/** What is stored of a stretch of time, whoever brought it; each so many-th of it. */
export function storedMoments(
  context: Db,
  timeRange: TimeRange,
  names: readonly QuantityName[],
  each = 1,
): Promise<StoredMoment[]> {
  return moments(context, timeRange, names, { each, limit: mostAtOnce, isWanted: sql`true` });
}

/** Of a stretch of a device's time; more messages of it there are not. */
const mostAtOnce = 1_000_000;

async function moments(
  { db }: Db,
  { deviceId, from, to }: TimeRange,
  names: readonly QuantityName[],
  { each, limit, isWanted }: { each: number; limit: number; isWanted: RawBuilder<boolean> },
): Promise<StoredMoment[]> {
  await openTimeRange({ db }, { deviceId, from, to });
  const rows = await db
    .selectFrom((query) =>
      query
        .selectFrom('measurements')
        .select(['measured_at', ...names])
        .select(sql<number>`row_number() over (order by measured_at)`.as('place'))
        .where('device_id', '=', deviceId)
        .where('measured_at', '>=', from)
        .where('measured_at', '<=', to)
        .where(isWanted)
        .as('found'),
    )
    .select(['measured_at', ...names])
    .where(sql<boolean>`(place - 1) % ${each}::bigint = 0`)
    .orderBy('measured_at')
    .limit(limit)
    .execute();
  return rows.map(({ measured_at, ...columns }) => ({
    timeMs: measured_at.getTime(),
    values: valuesIn(columns),
  }));
}

function valuesIn(columns: Partial<Record<string, number | null>>): Record<string, number> {
  const values: Record<string, number> = {};
  for (const [name, value] of Object.entries(columns)) if (value != null) values[name] = value;
  return values;
}
