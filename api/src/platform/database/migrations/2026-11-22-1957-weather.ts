import { type Kysely, sql } from 'kysely';

/** Weather by the hour, of places that neighbours share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table weather_places (
    id integer primary key generated always as identity,
    latitude_tenths integer not null,
    longitude_tenths integer not null,
    next_fetch_at timestamptz not null,
    fetched_at timestamptz,
    failures integer not null default 0,
    problem text,
    history_from timestamptz not null,
    unique (latitude_tenths, longitude_tenths)
  )`.execute(db);
  await sql`create index weather_places_due on weather_places (next_fetch_at)`.execute(db);
  await sql`create table weather_hours (
    place_id integer not null references weather_places (id) on delete cascade,
    hour timestamptz not null,
    condition text,
    "temperature" real,
    "apparentTemperature" real,
    "dewPoint" real,
    "humidity" real,
    "pressure" real,
    "precipIntensity" real,
    "precipProbability" real,
    "windSpeed" real,
    "windGust" real,
    "windBearing" real,
    "cloudCover" real,
    "uvIndex" real,
    "visibility" real,
    primary key (place_id, hour)
  )`.execute(db);
}
