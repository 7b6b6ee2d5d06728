import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

/** The newest weight of these devices in a time range, its end included. */
export async function lastWeighed(
  { db }: Pick<Context, 'db'>,
  deviceIds: readonly DeviceId[],
  { since, until }: { since: Date; until: Date },
) {
  const row = await db
    .selectFrom('measurements')
    .innerJoin('devices', 'devices.id', 'measurements.device_id')
    .select(['measurements.device_id', 'measured_at', 'devices.name'])
    .select((from) => from.ref('weight_kg').$notNull().as('weight_kg'))
    .where('measurements.device_id', '=', anyOf(deviceIds))
    .where('measured_at', '>=', since)
    .where('measured_at', '<=', until)
    .where('weight_kg', 'is not', null)
    .orderBy('measured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && { deviceId: row.device_id, device: row.name, time: row.measured_at, kg: Number(row.weight_kg) }
  );
}
