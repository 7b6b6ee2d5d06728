import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

type Db = Pick<Context, 'db'>;

export interface ScaleToCheck {
  deviceId: DeviceId;
  ownerId: UserId;
  /** Of the apiary; undefined: nobody has said where it is. */
  longitude: number | undefined;
}

/** Scales on hives that sent a weight since then and were not checked since the other time, those first that wait longest. */
export async function scalesToCheck(
  { db }: Db,
  { sentSince, checkedBefore, most }: { sentSince: Date; checkedBefore: Date; most: number },
): Promise<ScaleToCheck[]> {
  const { rows } = await sql<{ deviceId: DeviceId; ownerId: UserId; longitude: number | null }>`
    select devices.id as "deviceId", devices.user_id as "ownerId", apiaries.longitude
    from devices
      join device_hives as place on place.device_id = devices.id and place.until is null
      join hives on hives.id = place.hive_id
      join apiaries on apiaries.id = hives.apiary_id
      left join scale_checks as known on known.device_id = devices.id
    where devices.deleted_at is null and devices.last_message_at >= ${sentSince}
      and (known.checked_at is null or known.checked_at < ${checkedBefore})
      and exists (
        select 1 from measurements
        where measurements.device_id = devices.id and measured_at >= ${sentSince} and weight_kg is not null
      )
    order by known.checked_at nulls first, devices.id
    limit ${most}`.execute(db);
  return rows.map(({ longitude, ...scale }) => ({ ...scale, longitude: longitude ?? undefined }));
}

/** @param hasFault undefined: it is being checked, and what is known of it stays */
export async function saveScaleCheck(
  { db }: Db,
  deviceId: DeviceId,
  checkedAt: Date,
  hasFault?: boolean,
): Promise<void> {
  const found = { checked_at: checkedAt, ...(hasFault !== undefined && { has_fault: hasFault }) };
  await db
    .insertInto('scale_checks')
    .values({ device_id: deviceId, ...found })
    .onConflict((known) => known.column('device_id').doUpdateSet(found))
    .execute();
}

/**
 * The person's own scales on these hives with which something was wrong when they were last checked, if that is no longer
 * ago: what is wrong with a scale is shown to its owner alone.
 */
export function faultyScales(
  { db, user }: SignedInContext,
  hiveIds: readonly HiveId[],
  checkedSince: Date,
): Promise<{ deviceId: DeviceId; hiveId: HiveId }[]> {
  return db
    .selectFrom('scale_checks')
    .innerJoin('device_hives as place', 'place.device_id', 'scale_checks.device_id')
    .innerJoin('devices', 'devices.id', 'scale_checks.device_id')
    .select(['devices.id as deviceId', 'place.hive_id as hiveId'])
    .where('place.hive_id', '=', anyOf(hiveIds))
    .where('place.until', 'is', null)
    .where('devices.user_id', '=', user.id)
    .where('devices.deleted_at', 'is', null)
    .where('has_fault', '=', true)
    .where('checked_at', '>=', checkedSince)
    .orderBy('devices.id')
    .execute();
}
