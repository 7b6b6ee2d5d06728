import { sql } from 'kysely';
import { type Asking, accessTo, isPlaceShown, isSeen } from '#hive-core/authorization.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';

/** The hives that the viewer sees and that a device is or was on, by apiary and in their order there. */
export function measuredHives(context: Pick<Context, 'db'> & Asking) {
  return context.db
    .selectFrom('hives')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .select(['hives.id', 'hives.name', 'apiaries.id as apiaryId', 'apiaries.name as apiaryName'])
    .select(['apiaries.latitude', 'apiaries.country_code as country'])
    .select([accessTo(context).as('access'), isPlaceShown(context).as('isPlaceShown')])
    .select(
      sql<DeviceId[]>`array(
        select device_id from device_hives as present where present.hive_id = hives.id and present.until is null
        order by present.since, present.id
      )`.as('deviceIds'),
    )
    .select(
      sql<string[]>`array(
        select distinct invented.name from device_hives as place
        join devices on devices.id = place.device_id cross join unnest(devices.invented_names) as invented (name)
        where place.hive_id = hives.id order by invented.name
      )`.as('unknownNames'),
    )
    .where('hives.deleted_at', 'is', null)
    .where(isSeen(context))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('device_hives as place').select('place.id').whereRef('place.hive_id', '=', 'hives.id'),
      ),
    )
    .orderBy('apiaries.name')
    .orderBy('apiaries.id')
    .orderBy('hives.sort_order', (order) => order.asc().nullsLast())
    .orderBy('hives.id')
    .execute();
}
