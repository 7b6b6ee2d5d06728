import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';

type Db = Pick<Context, 'db'>;

export interface Page<After> {
  after: After | undefined;
  limit: number;
}

/** What a device measured in a stretch of time, in order. */
export function measurementRows(
  { db }: Db,
  { deviceId, from, to }: { deviceId: DeviceId; from: Date | null; to: Date | null },
  names: readonly QuantityName[],
  { after, limit }: Page<Date>,
) {
  let found = db
    .selectFrom('measurements')
    .select(['measured_at', ...names])
    .where('device_id', '=', deviceId)
    .orderBy('measured_at')
    .limit(limit);
  if (from !== null) found = found.where('measured_at', '>=', from);
  if (to !== null) found = found.where('measured_at', '<', to);
  if (after !== undefined) found = found.where('measured_at', '>', after);
  return found.execute();
}
