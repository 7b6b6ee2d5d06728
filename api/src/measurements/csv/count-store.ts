import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { openBlocks } from '../blocks/opening.ts';
import type { DeviceStretch } from '../series/device-stretches.ts';
import { isIn } from '../series/series-store.ts';

/**
 * How many messages lie in these stretches, or of how many hours or days there are any.
 * @param minutes of the bins; undefined: every message counts
 */
export async function countMeasured(
  { db }: Pick<Context, 'db'>,
  stretches: readonly DeviceStretch[],
  minutes: number | undefined,
): Promise<number> {
  if (stretches.length === 0) return 0;
  await openBlocks({ db }, stretches);
  const counted =
    minutes === undefined
      ? sql`*`
      : sql`distinct (device_id, floor(extract(epoch from measured_at) / ${minutes * 60}::int))`;
  const { rows } = await sql<{ count: number }>`
    select count(${counted})::int as count from measurements where ${isIn(stretches)}`.execute(db);
  return rows[0]?.count ?? 0;
}
