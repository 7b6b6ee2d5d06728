import { sql } from 'kysely';
import type { Window } from '#measurements/series/window.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';

type Db = Pick<Context, 'db'>;

/** Somebody was at a hive, or wrote down that it is built otherwise. */
export interface NotedVisit {
  hiveId: HiveId;
  /** Those of the devices that stood on it then. */
  deviceIds: readonly DeviceId[];
  time: Date;
  /** As they were noted then, in the words of the checklist; null: nothing was. */
  supers: string | null;
  feedingBox: string | null;
}

/** What was noted of hives while one of these devices stood on them, the oldest first. */
export function notedVisits(
  { db }: Db,
  deviceIds: readonly DeviceId[],
  { start, end }: Window,
): Promise<NotedVisit[]> {
  const answered = (categoryId: number) =>
    sql<string | null>`(select item.value from inspection_items as item
      where item.inspection_id = inspections.id and item.category_id = ${categoryId} limit 1)`;
  const standing = sql`select distinct place.device_id from device_hives as place
    where place.hive_id = inspections.hive_id and place.device_id = ${anyOf(deviceIds)}
      and place.since <= inspections.inspected_at
      and (place.until is null or inspections.inspected_at < place.until)`;
  return db
    .selectFrom('inspections')
    .select(['inspections.hive_id as hiveId', 'inspections.inspected_at as time'])
    .select(sql<DeviceId[]>`array(${standing})`.as('deviceIds'))
    .select(answered(categoryIds.supers).as('supers'))
    .select(answered(categoryIds.feedingBox).as('feedingBox'))
    .where('inspections.deleted_at', 'is', null)
    .where('inspections.inspected_at', '>=', start)
    .where('inspections.inspected_at', '<=', end)
    .where(sql<boolean>`exists (${standing})`)
    .orderBy('inspections.inspected_at')
    .orderBy('inspections.id')
    .execute();
}

/** Days, YYYY-MM-DD, on which a hive of each of these devices was split or united. */
export function daysOfChange({ db }: Db, deviceIds: readonly DeviceId[]) {
  return db
    .selectFrom('colony_events as event')
    .innerJoin('device_hives as place', (join) =>
      join.on(sql<boolean>`place.hive_id in (event.hive_id, event.other_hive_id)`),
    )
    .select(['place.device_id as deviceId', 'event.happened_on as day'])
    .distinct()
    .where('place.device_id', '=', anyOf(deviceIds))
    .where('event.kind', 'in', ['split', 'unite'])
    .execute();
}
