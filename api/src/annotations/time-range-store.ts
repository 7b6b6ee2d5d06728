import { type RawBuilder, sql } from 'kysely';
import { placesOfDevice } from '#measurements/devices/store.ts';
import type { RequestedDevices } from '#measurements/series/requested-devices.ts';
import type { Window } from '#measurements/series/window.ts';
import type { Context } from '#platform/context/context.ts';
import type { HiveTimeRange } from './annotation.ts';

/** Which hives a chart shows, and when: the requested one, or those that the device was on. */
export async function hiveTimeRanges(
  context: Pick<Context, 'db'>,
  { hiveId, deviceId }: RequestedDevices,
  { start, end }: Window,
): Promise<HiveTimeRange[]> {
  if (hiveId !== undefined) return [{ hiveId, from: start, to: end }];
  const places = await placesOfDevice(context, deviceId);
  return places.flatMap((place) => {
    const from = place.since > start ? place.since : start;
    const to = place.until !== null && place.until < end ? place.until : end;
    return from < to ? [{ hiveId: place.hiveId, from, to }] : [];
  });
}

const dayMs = 24 * 60 * 60_000;

/** The same with all days that they touch, in whatever zone: for what is known by its day alone. */
export function wholeDays(timeRanges: readonly HiveTimeRange[]): HiveTimeRange[] {
  return timeRanges.map(({ hiveId, from, to }) => ({
    hiveId,
    from: new Date(from.getTime() - dayMs),
    to: new Date(to.getTime() + dayMs),
  }));
}

/** Whether a row is of one of these hives while it counts. */
export function isDuring(
  timeRanges: readonly HiveTimeRange[],
  row: { hiveId: string; at: string },
): RawBuilder<boolean> {
  if (timeRanges.length === 0) return sql`false`;
  const [hive, at] = [sql.ref(row.hiveId), sql.ref(row.at)];
  const parts = timeRanges.map(
    ({ hiveId, from, to }) => sql`(${hive} = ${hiveId} and ${at} >= ${from} and ${at} < ${to})`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}
