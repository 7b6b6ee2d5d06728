import { sql } from 'kysely';
import { revealsPlace } from '#alerts/rules/watched-store.ts';
import { type Asking, hivesShownToPeople, timesSeen } from '#hive-core/authorization.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';

/** A device that a rule would watch, and a hive on which it stood; null: it has stood on none. */
export interface PlacementToTest {
  deviceId: DeviceId;
  deviceName: string;
  intervalMinutes: number | null;
  createdAt: Date;
  hasSent: boolean;
  hiveId: HiveId | null;
  hiveName: string | null;
  since: Date | null;
  until: Date | null;
  /** What a device measures while it is on no hive belongs to its owner alone. */
  isOwn: boolean;
}

/**
 * All of the person's devices, and those that stand on hives which others share with them, by device and time; for a
 * rule about the place, those whose place is shown.
 */
export async function placementsToTest(
  context: Pick<SignedInContext, 'db' | 'user' | 'clock'> & Asking,
  rule: Parameters<typeof revealsPlace>[0] & { includesShared: boolean },
): Promise<PlacementToTest[]> {
  const device = sql`device.id as "deviceId", device.name as "deviceName", device.created_at as "createdAt",
    device.interval_minutes * coalesce(device.transmission_ratio, 1) as "intervalMinutes",
    exists (select from device_last where device_last.device_id = device.id) as "hasSent",
    stay.hive_id as "hiveId", hives.name as "hiveName"`;
  const { id } = context.user;
  const { rows } = await sql<PlacementToTest>`
    select ${device}, stay.since, stay.until, true as "isOwn"
    from devices as device
      left join device_hives as stay on stay.device_id = device.id
      left join hives on hives.id = stay.hive_id
    where device.user_id = ${id} and device.deleted_at is null
    union all
    select ${device}, greatest(stay.since, time.seen_from), least(stay.until, time.seen_until), false
    from (
        select distinct hive_id from ${hivesShownToPeople(context.clock.now())} as shown
        where ${rule.includesShared} and shown.user_id = ${id} and (shown.shows_place or not ${revealsPlace(rule)})
      ) as shown
      join hives on hives.id = shown.hive_id and hives.deleted_at is null and hives.user_id <> ${id}
      join device_hives as stay on stay.hive_id = hives.id and stay.until is null
      join devices as device on device.id = stay.device_id and device.deleted_at is null
        and device.user_id <> ${id}
      cross join lateral ${timesSeen(context)} as time
    order by "deviceId", since`.execute(context.db);
  return rows;
}

/** How many messages came of these devices, by the day of UTC. */
export async function messagesOfDays(
  { db }: Pick<Context, 'db'>,
  deviceIds: readonly DeviceId[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; messages: number }>`
    select day::text as day, sum(message_count)::int as messages from measurement_days
    where device_id = any(${deviceIds}::int[]) and day >= ${since.toISOString().slice(0, 10)}::date
    group by 1`.execute(db);
  return new Map(rows.map(({ day, messages }) => [day, messages]));
}

/** How many messages came of a device on each day of UTC, the oldest first. */
export async function daysOfDevice(
  { db }: Pick<Context, 'db'>,
  deviceId: DeviceId,
  since: Date,
): Promise<{ begins: number; messages: number }[]> {
  const { rows } = await sql<{ begins: number; messages: number }>`
    select (extract(epoch from day) * 1000)::float8 as begins, message_count as messages from measurement_days
    where device_id = ${deviceId} and day >= ${since.toISOString().slice(0, 10)}::date
    order by day`.execute(db);
  return rows;
}
