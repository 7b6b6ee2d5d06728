import { sql } from 'kysely';
import type {} from '#alerts/alerts/tables.ts';
import { type Asking, isSeen } from '#hive-core/authorization.ts';
import type { RequestedDevices } from '#measurements/series/requested-devices.ts';
import type { Window } from '#measurements/series/window.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { HiveTimeRange } from './annotation.ts';
import { isDuring } from './time-range-store.ts';

type Reading = Pick<Context, 'db'> & Asking;

/** The person's own alerts that began in a window, of a hive while it counts, or of a device; the newest. */
export function alertsOn(
  context: Reading,
  ownerId: UserId,
  { hiveId, deviceId }: Pick<RequestedDevices, 'hiveId' | 'deviceId'>,
  { timeRanges, window, limit }: { timeRanges: readonly HiveTimeRange[]; window: Window; limit: number },
) {
  const isOfDevice = sql<boolean>`alerts.device_id = ${deviceId}`;
  return context.db
    .selectFrom('alerts')
    .leftJoin('hives', 'hives.id', 'alerts.hive_id')
    .select(['alerts.id', 'alerts.first_at as time', 'alerts.rule_name as ruleName'])
    .select(['hives.id as hiveId', 'hives.name as hiveName'])
    .where('alerts.user_id', '=', ownerId)
    .where('alerts.deleted_at', 'is', null)
    .where('alerts.first_at', '>=', window.start)
    .where('alerts.first_at', '<', window.end)
    .where(sql<boolean>`(alerts.hive_id is null or ${isSeen(context)})`)
    .where(
      hiveId === undefined
        ? isOfDevice
        : isDuring(timeRanges, { hiveId: 'alerts.hive_id', at: 'alerts.first_at' }),
    )
    .orderBy('alerts.first_at', 'desc')
    .limit(limit)
    .execute();
}
