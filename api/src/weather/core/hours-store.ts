import { type PrecipType, precipTypeOf } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { WeatherPlaceId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { binOf } from '#platform/database/bins.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import { type WeatherName, weatherNames } from '#platform/taxonomy/weather-quantities.ts';
import { roundedWeather, type WeatherHour } from './quantities.ts';

type Db = Pick<Context, 'db'>;

/** Stores hours; a known one gets the new values. */
export async function saveHours(
  { db }: Db,
  placeId: WeatherPlaceId,
  hours: readonly WeatherHour[],
): Promise<void> {
  if (hours.length === 0) return;
  // Of an hour that occurs twice the last one counts: a statement takes each row once.
  const byHour = new Map(hours.map((each) => [each.hour.getTime(), each]));
  const rows = [...byHour.values()].map(({ hour, condition, values }) => ({
    place_id: placeId,
    hour,
    condition: condition ?? null,
    ...valueColumns((name) => values[name] ?? null),
  }));
  await db
    .insertInto('weather_hours')
    .values(rows)
    .onConflict((known) =>
      known.columns(['place_id', 'hour']).doUpdateSet({
        condition: sql`coalesce(excluded.condition, weather_hours.condition)`,
        ...valueColumns(
          (name) =>
            sql<number>`coalesce(${sql.ref(`excluded.${name}`)}, ${sql.ref(`weather_hours.${name}`)})`,
        ),
      }),
    )
    .execute();
}

function valueColumns<Value>(columnOf: (name: WeatherName) => Value): Record<WeatherName, Value> {
  return Object.fromEntries(weatherNames.map((name) => [name, columnOf(name)])) as Record<WeatherName, Value>;
}

/** Between two full hours, the later one not part of it. */
export async function hoursOf(
  { db }: Db,
  placeId: WeatherPlaceId,
  from: Date,
  until: Date,
): Promise<WeatherHour[]> {
  const rows = await db
    .selectFrom('weather_hours')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .orderBy('hour')
    .execute();
  return rows.map(({ place_id: _, hour, condition, ...columns }) => ({
    hour,
    condition: condition ?? undefined,
    values: Object.fromEntries(
      weatherNames.flatMap((name) => {
        const value = columns[name];
        return value === null ? [] : [[name, roundedWeather(name, value)]];
      }),
    ),
  }));
}

/** The least and the greatest temperature of each place between two instants; a place without any is absent. */
export function temperaturesOf({ db }: Db, placeIds: readonly WeatherPlaceId[], from: Date, until: Date) {
  return db
    .selectFrom('weather_hours')
    .select('place_id as placeId')
    .select(({ fn }) => [fn.min('temperature').as('least'), fn.max('temperature').as('greatest')])
    .where('place_id', '=', anyOf(placeIds))
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .where('temperature', 'is not', null)
    .groupBy('place_id')
    .execute();
}

/** So many hours of a day have to be stored, or its extremes are not known. */
const hoursOfDay = 20;

/** The extremes of each day by place, as far as they are known. A day is one of the sun at the place, for which no zone is needed. */
export async function dayExtremesOf(
  { db }: Db,
  placeIds: readonly WeatherPlaceId[],
  { from, until }: { from: string; until: string },
) {
  const local = sql`(hour at time zone 'UTC' + longitude_tenths / 150.0 * interval '1 hour')`;
  const { rows } = await sql<{
    placeId: WeatherPlaceId;
    day: string;
    leastCelsius: number;
    greatestCelsius: number;
  }>`select place_id as "placeId", to_char(${local}, 'YYYY-MM-DD') as day,
      min(temperature)::float8 as "leastCelsius", max(temperature)::float8 as "greatestCelsius"
    from weather_hours join weather_places on weather_places.id = place_id
    where place_id = any(${placeIds}::int[])
      and hour >= ${from}::date - interval '1 day' and hour < ${until}::date + interval '1 day'
      and ${local}::date >= ${from}::date and ${local}::date < ${until}::date
    group by place_id, day having count(temperature) >= ${hoursOfDay}`.execute(db);
  return rows;
}

/** Hours of the sun from which, and before which, hives are opened. */
const openingHours = [9, 18] as const;

/**
 * What is forecast of the hours in which hives are opened, by place and day: what is left of today, and the days after it.
 * Hours are those of the sun at the place, for which no zone is needed. Days without a temperature are absent.
 */
export async function openingHoursOf(
  { db }: Db,
  placeIds: readonly WeatherPlaceId[],
  from: Date,
  days: number,
) {
  const local = sql`(hour at time zone 'UTC' + longitude_tenths / 150.0 * interval '1 hour')`;
  const start = sql`(${from}::timestamptz at time zone 'UTC' + longitude_tenths / 150.0 * interval '1 hour')::date`;
  const { rows } = await sql<{
    placeId: WeatherPlaceId;
    day: string;
    greatestCelsius: number;
    rainMm: number;
    windMs: number | null;
  }>`select place_id as "placeId", to_char(${local}, 'YYYY-MM-DD') as day,
      max(temperature)::float8 as "greatestCelsius", coalesce(sum("precipIntensity"), 0)::float8 as "rainMm",
      max("windSpeed")::float8 as "windMs"
    from weather_hours join weather_places on weather_places.id = place_id
    where place_id = any(${placeIds}::int[])
      and hour between date_trunc('hour', ${from}::timestamptz) and ${from}::timestamptz + ${days} * interval '1 day'
      and ${local}::date < ${start} + ${days}::int
      and extract(hour from ${local}) >= ${openingHours[0]} and extract(hour from ${local}) < ${openingHours[1]}
    group by place_id, day having max(temperature) is not null
    order by place_id, day`.execute(db);
  return rows;
}

/** Figures by quantity and bin; a bin without any is absent, and so is a quantity without any. */
export async function weatherBins(
  { db }: Db,
  placeId: WeatherPlaceId,
  starts: readonly Date[],
  { from, until }: { from: Date; until: Date },
): Promise<Map<WeatherName, (Summary | undefined)[]>> {
  const columns = new Map<WeatherName, (Summary | undefined)[]>();
  const [first] = starts;
  if (first === undefined) return columns;
  const rows = await db
    .selectFrom('weather_hours')
    .select(binOf('hour', starts).as('bin'))
    .select(weatherNames.map((name) => figuresOf(name).as(name)))
    .where('place_id', '=', placeId)
    .where('hour', '>=', from > first ? from : first)
    .where('hour', '<', until)
    .groupBy('bin')
    .execute();
  for (const row of rows) {
    for (const name of weatherNames) {
      const [count, mean, min, max] = row[name];
      if (!count || mean === null || min === null || max === null) continue;
      const column = columns.get(name) ?? starts.map(() => undefined);
      column[row.bin] = [count, mean, min, max];
      columns.set(name, column);
    }
  }
  return columns;
}

/** In which form most of it fell, by bin; a bin in which nothing fell, or of which that is not known, is absent. */
export async function precipTypeBins(
  { db }: Db,
  placeId: WeatherPlaceId,
  starts: readonly Date[],
  { from, until }: { from: Date; until: Date },
): Promise<Map<number, PrecipType>> {
  const [first] = starts;
  if (first === undefined) return new Map();
  const rows = await db
    .selectFrom('weather_hours')
    .select([binOf('hour', starts).as('bin'), 'condition'])
    .select(({ fn }) => fn.sum<number>('precipIntensity').as('fallen'))
    .where('place_id', '=', placeId)
    .where('hour', '>=', from > first ? from : first)
    .where('hour', '<', until)
    .where('precipIntensity', '>', 0)
    .groupBy(['bin', 'condition'])
    .orderBy('fallen')
    .execute();
  // Ascending: the most of a bin is written last.
  return new Map(
    rows.flatMap(({ bin, condition, fallen }) => {
      const type = precipTypeOf(condition ?? undefined, fallen);
      return type === undefined ? [] : [[bin, type] as const];
    }),
  );
}

type Figures = [count: number, mean: number | null, min: number | null, max: number | null];

function figuresOf(name: WeatherName) {
  const column = sql.ref(name);
  // North lies between 350 and 10 degrees, not south.
  if (name === 'windBearing')
    return sql<Figures>`array[count(${column}), ${bearing}, ${bearing}, ${bearing}]::float8[]`;
  return sql<Figures>`array[count(${column}), avg(${column}), min(${column}), max(${column})]::float8[]`;
}

const bearing = sql`(degrees(atan2(avg(sind("windBearing")), avg(cosd("windBearing"))))::numeric + 360) % 360`;
