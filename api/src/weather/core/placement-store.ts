import { sql } from 'kysely';
import { type Asking, isSeen } from '#hive-core/authorization.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, DeviceId, HiveId } from '#platform/context/ids.ts';

type Reading = Pick<Context, 'db'> & Asking;

/** In which apiary something stood, from when to when. */
export interface Placement {
  apiaryId: ApiaryId;
  since: Date;
  /** Undefined: it is still there. */
  until: Date | undefined;
}

interface PlacementRow {
  apiary_id: ApiaryId;
  since: Date;
  until: Date | null;
}

/** Where a hive that the viewer sees has stood, the oldest first. */
export async function placementsOfHive(context: Reading, hiveId: HiveId): Promise<Placement[]> {
  const { rows } = await sql<PlacementRow>`
    select place.apiary_id, place.since, place.until
    from hive_places as place join hives on hives.id = place.hive_id
    where place.hive_id = ${hiveId} and hives.deleted_at is null and ${isSeen(context)}
    order by place.since, place.id`.execute(context.db);
  return rows.map(placementOf);
}

/** Where a device has stood, with the hives that the viewer sees, the oldest first. */
export async function placementsOfDevice(context: Reading, deviceId: DeviceId): Promise<Placement[]> {
  const { rows } = await sql<PlacementRow>`
    select place.apiary_id, greatest(place.since, stay.since) as since, least(place.until, stay.until) as until
    from device_hives as stay
    join hives on hives.id = stay.hive_id
    join hive_places as place on place.hive_id = stay.hive_id
      and coalesce(place.until > stay.since, true) and coalesce(stay.until > place.since, true)
    where stay.device_id = ${deviceId} and hives.deleted_at is null and ${isSeen(context)}
    order by 2, place.id`.execute(context.db);
  return rows.map(placementOf);
}

const placementOf = ({ apiary_id: apiaryId, since, until }: PlacementRow): Placement => ({
  apiaryId,
  since,
  until: until ?? undefined,
});
