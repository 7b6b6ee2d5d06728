import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** What a device sent last, with its raw values. */
export function lastMessage({ db }: Db, deviceId: DeviceId) {
  return db
    .selectFrom('device_last')
    .select(['measured_at as time', 'quantities as values'])
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
}

/** @param weight undefined: no calibration waits any more. */
export async function saveWaitingWeight(
  { db }: Db,
  deviceId: DeviceId,
  weight: { kg: number; since: Date } | undefined,
): Promise<void> {
  await db
    .updateTable('devices')
    .set({ calibrating_kg: weight?.kg ?? null, calibrating_since: weight?.since ?? null })
    .where('id', '=', deviceId)
    .execute();
}

/** The weight on the scale of a device, waiting for its next message. */
export async function waitingWeight({ db }: Db, deviceId: DeviceId): Promise<number | undefined> {
  const row = await db
    .selectFrom('devices')
    .select('calibrating_kg')
    .where('id', '=', deviceId)
    .executeTakeFirst();
  return row?.calibrating_kg ?? undefined;
}

/** Scales that have sent a message since a weight was put on them. Until the transaction ends nobody else takes them. */
export function takeWaitingScales({ db }: Db, limit: number) {
  return db
    .selectFrom('devices')
    .innerJoin('device_last as last', 'last.device_id', 'devices.id')
    .select(['devices.id as deviceId', sql<number>`devices.calibrating_kg`.as('kg')])
    .where('devices.calibrating_kg', 'is not', null)
    .whereRef('last.measured_at', '>', 'devices.calibrating_since')
    .orderBy('devices.id')
    .limit(limit)
    .forUpdate('devices')
    .skipLocked()
    .execute();
}
