import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { openBlocks } from '../compressed-chunks/decompress.ts';
import type { DeviceTimeRange } from '../series/device-time-ranges.ts';
import { isIn } from '../series/series-store.ts';

/**
 * How many messages lie in these stretches, or of how many hours or days there are any.
 * @param minutes of the bins; undefined: every message counts
 */
export async function countMeasured(
  { db }: Pick<Context, 'db'>,
  timeRanges: readonly DeviceTimeRange[],
  minutes: number | undefined,
): Promise<number> {
  if (timeRanges.length === 0) return 0;
  await openBlocks({ db }, timeRanges);
  const counted =
    minutes === undefined
      ? sql`*`
      : sql`distinct (device_id, floor(extract(epoch from measured_at) / ${minutes * 60}::int))`;
  const { rows } = await sql<{ count: number }>`
    select count(${counted})::int as count from measurements where ${isIn(timeRanges)}`.execute(db);
  return rows[0]?.count ?? 0;
}
