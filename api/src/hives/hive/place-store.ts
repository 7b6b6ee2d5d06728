import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { HivePlace } from './changes.ts';

type Db = Pick<Context, 'db'>;

export interface NewPlace {
  hiveId: HiveId;
  apiaryId: ApiaryId;
}

/** From this moment on each hive is there, and no longer where it was before. */
export async function placeHives({ db }: Db, places: readonly NewPlace[], at: Date): Promise<void> {
  if (places.length === 0) return;
  const hiveIds = places.map(({ hiveId }) => hiveId);
  await db
    .updateTable('hive_places')
    .set({ until: at })
    .where('hive_id', '=', anyOf(hiveIds))
    .where('until', 'is', null)
    .execute();
  await db
    .insertInto('hive_places')
    .values(places.map(({ hiveId, apiaryId }) => ({ hive_id: hiveId, apiary_id: apiaryId, since: at })))
    .execute();
}

/** Where the hive has stood, the present place first. */
export async function placesOfHive({ db }: Db, hiveId: HiveId): Promise<HivePlace[]> {
  const rows = await db
    .selectFrom('hive_places')
    .innerJoin('apiaries', 'apiaries.id', 'hive_places.apiary_id')
    .select(['hive_places.apiary_id', 'apiaries.name', 'hive_places.since', 'hive_places.until'])
    .where('hive_places.hive_id', '=', hiveId)
    .orderBy('hive_places.since', 'desc')
    .orderBy('hive_places.id', 'desc')
    .execute();
  return rows.map(({ apiary_id, name, since, until }) => ({
    apiaryId: apiary_id,
    apiaryName: name,
    since,
    until: until ?? undefined,
  }));
}
