import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

/** The newest weight of each of these devices in a time range, its end included; a device without one is absent. */
export async function lastWeighed(
  { db }: Pick<Context, 'db'>,
  deviceIds: readonly DeviceId[],
  { since, until }: { since: Date; until: Date },
) {
  const rows = await db
    .selectFrom('measurements')
    .innerJoin('devices', 'devices.id', 'measurements.device_id')
    .distinctOn('measurements.device_id')
    .select(['measurements.device_id', 'measured_at', 'devices.name'])
    .select((from) => from.ref('weight_kg').$notNull().as('weight_kg'))
    .where('measurements.device_id', '=', anyOf(deviceIds))
    .where('measured_at', '>=', since)
    .where('measured_at', '<=', until)
    .where('weight_kg', 'is not', null)
    .orderBy('measurements.device_id')
    .orderBy('measured_at', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.device_id,
      { device: row.name, time: row.measured_at, kg: Number(row.weight_kg) },
    ]),
  );
}
