import { type HiveState, isHiveThere } from '@skep/domain';
import { sql } from 'kysely';
import { apiaryFields } from '#hives/apiaries/apiary.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { valuesOf } from '#platform/resource/fields.ts';

export interface HiveOnDay {
  id: HiveId;
  name: string;
  state: HiveState;
  /** Where it stood; of a day before its first known place that one. */
  apiaryId: ApiaryId;
}

/**
 * Own hives with bees in them at the end of that day, by the life of their colonies: those that had begun, by a split or
 * by being entered, were not deleted, and were neither lost nor sold nor united with another by then.
 */
export async function hivesThereOn({ db, user }: SignedInContext, day: string): Promise<HiveOnDay[]> {
  const rows = await db
    .selectFrom('hives as hive')
    .select(['hive.id', 'hive.name'])
    .select(
      sql<HiveState | null>`(select state.state from hive_states as state
        where state.hive_id = hive.id and state.since <= ${day}
        order by state.since desc, state.id desc limit 1)`.as('state'),
    )
    .select(
      sql<ApiaryId>`coalesce(
        (select place.apiary_id from hive_places as place
          where place.hive_id = hive.id and place.since < ${day}::date + 1
          order by place.since desc limit 1),
        (select place.apiary_id from hive_places as place
          where place.hive_id = hive.id order by place.since limit 1),
        hive.apiary_id
      )`.as('apiaryId'),
    )
    .where('hive.user_id', '=', user.id)
    .where(sql<boolean>`(hive.deleted_at is null or hive.deleted_at >= ${day}::date + 1)`)
    .where(
      sql<boolean>`coalesce(
        (select min(split.happened_on) from colony_events as split
          where split.kind = 'split' and split.other_hive_id = hive.id),
        (select min(place.since)::date from hive_places as place where place.hive_id = hive.id),
        hive.created_at::date
      ) <= ${day}::date`,
    )
    .orderBy('hive.id')
    .execute();
  return rows
    .map(({ state, ...hive }) => ({ ...hive, state: state ?? 'active' }))
    .filter(({ state }) => isHiveThere(state));
}

export type PlacedApiary = Awaited<ReturnType<typeof apiariesById>>[number];

/** Where apiaries are, those that are deleted by now as well. */
export async function apiariesById({ db }: Pick<SignedInContext, 'db'>, ids: readonly ApiaryId[]) {
  const rows = await db.selectFrom('apiaries').selectAll().where('id', '=', anyOf(ids)).execute();
  return rows.map(({ id: apiaryId, ...row }) => ({ apiaryId, ...valuesOf(apiaryFields, row) }));
}
