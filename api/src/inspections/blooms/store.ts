import type { Plant } from '@skep/domain';
import { type Asking, accessToApiary, isApiarySeen } from '#hive-core/authorization.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import { type BloomFields, bloomFields } from './bloom-fields.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

export interface ApiaryBloom extends BloomFields {
  apiaryId: ApiaryId;
}

/** Which bloom of an apiary is meant. */
export interface BloomKey {
  apiaryId: ApiaryId;
  plant: Plant;
  season: number;
}

/** At apiaries that the viewer sees, of seasons since that one, by their first day. */
export async function bloomsSince(context: Reading, season: number): Promise<ApiaryBloom[]> {
  const rows = await context.db
    .selectFrom('blooms')
    .innerJoin('apiaries', 'apiaries.id', 'blooms.apiary_id')
    .selectAll('blooms')
    .where('season', '>=', season)
    .where('apiaries.deleted_at', 'is', null)
    .where(isApiarySeen(context))
    .orderBy('first_day')
    .orderBy('blooms.id')
    .execute();
  return rows.map((row) => ({ ...valuesOf(bloomFields, row), apiaryId: row.apiary_id }));
}

/** Where each apiary stands that the viewer sees, by id. */
export function seenStandings(context: Reading) {
  return context.db
    .selectFrom('apiaries')
    .select(['id as apiaryId', 'name', 'latitude', 'longitude', 'country_code as country'])
    .select(accessToApiary(context).as('access'))
    .where('deleted_at', 'is', null)
    .where(isApiarySeen(context))
    .orderBy('id')
    .execute();
}

export type Standings = Awaited<ReturnType<typeof seenStandings>>;

/** Stores the bloom, in place of what was noted of the same plant in the same season. */
export async function saveBloom({ db }: Db, { apiaryId, ...fields }: ApiaryBloom, at: Date): Promise<void> {
  const columns = columnsOf(bloomFields, fields);
  await db
    .insertInto('blooms')
    .values({ ...columns, apiary_id: apiaryId, created_at: at, updated_at: at })
    .onConflict((known) =>
      known
        .columns(['apiary_id', 'season', 'plant'])
        .doUpdateSet({ first_day: columns.first_day, last_day: columns.last_day, updated_at: at }),
    )
    .execute();
}

export async function deleteBloom({ db }: Db, { apiaryId, plant, season }: BloomKey): Promise<void> {
  await db
    .deleteFrom('blooms')
    .where('apiary_id', '=', apiaryId)
    .where('plant', '=', plant)
    .where('season', '=', season)
    .execute();
}
