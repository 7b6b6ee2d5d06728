import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { isOnline } from './device.ts';

/** A device as its hive shows it: without its secret key. */
export interface HiveDevice {
  id: DeviceId;
  name: string;
  lastMessageAt: Date | undefined;
  isOnline: boolean;
}

/** The devices that stand on these hives now, those that came last first: one query, however many there are. */
export async function devicesOfHives(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ids: readonly HiveId[],
): Promise<Map<HiveId, HiveDevice[]>> {
  const rows = await db
    .selectFrom('device_hives as place')
    .innerJoin('devices', 'devices.id', 'place.device_id')
    .select(['place.hive_id', 'devices.id', 'devices.name', 'devices.last_message_at'])
    .select(['devices.interval_minutes', 'devices.transmission_ratio'])
    .where('place.hive_id', '=', anyOf(ids))
    .where('place.until', 'is', null)
    .where('devices.deleted_at', 'is', null)
    .orderBy('place.since', 'desc')
    .orderBy('place.id', 'desc')
    .execute();
  const now = clock.now();
  const devices = new Map<HiveId, HiveDevice[]>();
  for (const row of rows) {
    const lastMessageAt = row.last_message_at ?? undefined;
    const heard = {
      lastMessageAt,
      intervalMinutes: row.interval_minutes ?? undefined,
      transmissionRatio: row.transmission_ratio ?? undefined,
    };
    const device = { id: row.id, name: row.name, lastMessageAt, isOnline: isOnline(heard, now) };
    devices.set(row.hive_id, [...(devices.get(row.hive_id) ?? []), device]);
  }
  return devices;
}

/** From now on no device is on these hives, and an edit of such a device notices that; measurements there remain. */
export async function takeDevicesOffHives(
  { db }: Pick<Context, 'db'>,
  ids: readonly HiveId[],
  at: Date,
): Promise<void> {
  const isThere = sql<boolean>`hive_id = ${anyOf(ids)} and until is null`;
  await db
    .updateTable('devices')
    .set((row) => ({ rev: row('rev', '+', 1), updated_at: at }))
    .where('id', 'in', (query) => query.selectFrom('device_hives').select('device_id').where(isThere))
    .execute();
  await db.updateTable('device_hives').set({ until: at }).where(isThere).execute();
}
