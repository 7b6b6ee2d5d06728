import { sql } from 'kysely';
import { type Asking, accessToApiary, isApiarySeen } from '#hive-core/authorization.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, WeatherPlaceId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import type { WeatherProblemKind } from './weather-problem.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

/**
 * Coarse enough that neighbours share a place and nobody finds a hive by it (about ten kilometres), and as fine as the
 * models of weather services.
 */
export const tenths = (column: string) => sql<number>`round(${sql.ref(column)}::numeric * 10)::int`;

export interface WeatherPlace {
  id: WeatherPlaceId;
  latitude: number;
  longitude: number;
  fetchedAt: Date | undefined;
  failures: number;
  historyFrom: Date;
}

const columns = [
  'id',
  sql<number>`latitude_tenths / 10.0::float8`.as('latitude'),
  sql<number>`longitude_tenths / 10.0::float8`.as('longitude'),
  'fetched_at',
  'failures',
  'history_from',
] as const;

/** Takes in the places of apiaries that are not there yet: to be fetched now, and their history from then on back. */
export async function addPlaces({ db }: Db, now: Date, historyFrom: Date): Promise<void> {
  await sql`insert into weather_places (latitude_tenths, longitude_tenths, next_fetch_at, history_from)
    select latitude, longitude, ${now}, ${historyFrom} from (
      select distinct ${tenths('latitude')} as latitude, ${tenths('longitude')} as longitude from apiaries
      where deleted_at is null and latitude is not null and longitude is not null
    ) as stood
    where not exists (
      select 1 from weather_places
      where latitude_tenths = stood.latitude and longitude_tenths = stood.longitude
    )
    on conflict do nothing`.execute(db);
}

/** Deletes places without an apiary, with their weather. */
export async function forgetPlaces({ db }: Db): Promise<void> {
  const isNowhere = sql<boolean>`not exists (
    select 1 from apiaries where deleted_at is null
      and ${tenths('apiaries.latitude')} = latitude_tenths and ${tenths('apiaries.longitude')} = longitude_tenths
  )`;
  // Each has the weather of years.
  await deleteInBatches({ db }, 'weather_places', isNowhere, 5);
}

/** The places whose hour has come, for whoever asks first: others have them again at that time. */
export async function claimDuePlaces(
  { db }: Db,
  now: Date,
  until: Date,
  limit: number,
): Promise<WeatherPlace[]> {
  const due = db
    .selectFrom('weather_places')
    .select('id')
    .where('next_fetch_at', '<=', now)
    .orderBy('next_fetch_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('weather_places')
    .set({ next_fetch_at: until })
    .where('id', 'in', due)
    .returning(columns)
    .execute();
  return rows.map(placeOf);
}

/** Places whose history does not reach back to this day yet; those that could not be fetched wait. */
export async function placesWithoutHistory(
  { db }: Db,
  firstDay: Date,
  limit: number,
): Promise<WeatherPlace[]> {
  const rows = await db
    .selectFrom('weather_places')
    .select(columns)
    .where('history_from', '>', firstDay)
    .where('failures', '=', 0)
    .where('fetched_at', 'is not', null)
    .orderBy('history_from', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(placeOf);
}

function placeOf(row: {
  id: WeatherPlaceId;
  latitude: number;
  longitude: number;
  fetched_at: Date | null;
  failures: number;
  history_from: Date;
}): WeatherPlace {
  const { id, latitude, longitude, fetched_at, failures, history_from: historyFrom } = row;
  return { id, latitude, longitude, fetchedAt: fetched_at ?? undefined, failures, historyFrom };
}

export async function saveFetched({ db }: Db, id: WeatherPlaceId, at: Date, nextAt: Date): Promise<void> {
  await db
    .updateTable('weather_places')
    .set({ fetched_at: at, next_fetch_at: nextAt, failures: 0, problem: null })
    .where('id', '=', id)
    .execute();
}

export async function saveHistory({ db }: Db, id: WeatherPlaceId, from: Date): Promise<void> {
  await db.updateTable('weather_places').set({ history_from: from }).where('id', '=', id).execute();
}

export async function saveFailure(
  { db }: Db,
  id: WeatherPlaceId,
  problem: WeatherProblemKind,
  nextAt: Date,
): Promise<void> {
  await db
    .updateTable('weather_places')
    .set((row) => ({
      problem,
      failures: row('failures', '+', 1),
      // A step of history that fails does not bring the next hour forward.
      next_fetch_at: sql<Date>`greatest(next_fetch_at, ${nextAt})`,
    }))
    .where('id', '=', id)
    .execute();
}

/** No place is fetched before then. */
export async function postponeAll({ db }: Db, until: Date): Promise<void> {
  await db
    .updateTable('weather_places')
    .set({ next_fetch_at: until })
    .where('next_fetch_at', '<', until)
    .execute();
}

/** How the fetching fares, of all places together. */
export async function fetchingState({ db }: Db) {
  const state = await db
    .selectFrom('weather_places')
    .select(({ fn }) => [
      fn.countAll<number>().as('places'),
      sql<number>`count(*) filter (where failures > 0)`.as('failing'),
      sql<Date | null>`max(fetched_at)`.as('fetched_at'),
      sql<WeatherProblemKind | null>`max(problem)`.as('problem'),
    ])
    .executeTakeFirstOrThrow();
  return {
    places: state.places,
    failing: state.failing,
    fetchedAt: state.fetched_at ?? undefined,
    problem: state.problem ?? undefined,
  };
}

/** An apiary, and the place that it is counted to: undefined until its weather is wanted, or where nobody knows it. */
export interface ApiaryWithWeather {
  id: ApiaryId;
  name: string;
  isOwn: boolean;
  /** About where it is, if anybody has said so. */
  degrees: { latitude: number; longitude: number } | undefined;
  place: { id: WeatherPlaceId; latitude: number; longitude: number } | undefined;
}

/** Those of these apiaries that the viewer sees. */
export async function apiariesWithWeather(
  context: Reading,
  ids: readonly ApiaryId[],
): Promise<ApiaryWithWeather[]> {
  const rows = await selectApiaries(context).where('apiaries.id', '=', anyOf(ids)).execute();
  return rows.map(apiaryIn);
}

/** Every one that the viewer sees. */
export async function seenApiariesWithWeather(context: Reading): Promise<ApiaryWithWeather[]> {
  return (await selectApiaries(context).orderBy('apiaries.id').execute()).map(apiaryIn);
}

export async function apiaryWithWeather(
  context: Reading,
  id: ApiaryId,
): Promise<ApiaryWithWeather | undefined> {
  return first(selectApiaries(context).where('apiaries.id', '=', id));
}

/** One about there: a place where nobody whom the viewer knows has bees is not revealed. */
export async function apiaryAt(
  context: Reading,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<ApiaryWithWeather | undefined> {
  return first(
    selectApiaries(context)
      .where('place.latitude_tenths', '=', sql<number>`round(${latitude}::numeric * 10)::int`)
      .where('place.longitude_tenths', '=', sql<number>`round(${longitude}::numeric * 10)::int`),
  );
}

function selectApiaries(context: Reading) {
  return context.db
    .selectFrom('apiaries')
    .leftJoin('weather_places as place', (join) =>
      join
        .on('place.latitude_tenths', '=', tenths('apiaries.latitude'))
        .on('place.longitude_tenths', '=', tenths('apiaries.longitude')),
    )
    .select(['apiaries.id', 'apiaries.name', 'place.id as place_id'])
    .select(sql<number | null>`${tenths('apiaries.latitude')} / 10.0::float8`.as('latitude'))
    .select(sql<number | null>`${tenths('apiaries.longitude')} / 10.0::float8`.as('longitude'))
    .select(accessToApiary(context).as('access'))
    .where('apiaries.deleted_at', 'is', null)
    .where(isApiarySeen(context));
}

async function first(query: ReturnType<typeof selectApiaries>): Promise<ApiaryWithWeather | undefined> {
  const row = await query.limit(1).executeTakeFirst();
  return row && apiaryIn(row);
}

function apiaryIn(
  row: Awaited<ReturnType<ReturnType<typeof selectApiaries>['executeTakeFirstOrThrow']>>,
): ApiaryWithWeather {
  const { id, name, access, latitude, longitude } = row;
  const degrees = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const place = row.place_id === null || degrees === undefined ? undefined : { id: row.place_id, ...degrees };
  return { id, name, isOwn: access === 'owner', degrees, place };
}
