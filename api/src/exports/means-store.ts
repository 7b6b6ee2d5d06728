import { sql } from 'kysely';
import { openBlocks, openEdges } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, UserId } from '#platform/context/ids.ts';
import type { ExportCell } from '#platform/exporting/export-table.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import { weatherNames } from '#platform/taxonomy/weather-quantities.ts';
import { tenths } from '#weather/core/place-store.ts';

type Db = Pick<Context, 'db'>;
type Cells = Readonly<Record<string, ExportCell>>;

/** As wide as the old workbook has them: four rows a day. */
const sixHoursOf = (column: string) =>
  sql`date_bin('6 hours', ${sql.ref(column)}, timestamptz '2000-01-01 00:00:00+00')`;

const means = (names: readonly string[]) =>
  names.map((name) => sql`round(avg(${sql.ref(name)})::numeric, 3)::float8 as ${sql.id(name)}`);

/** Of what a person's devices measured: which quantities at all, and of each device from when until when. */
export async function measuredDevices({ db }: Db, ownerId: UserId) {
  const devices = await db
    .selectFrom('devices')
    .select(['id', 'name'])
    .where('user_id', '=', ownerId)
    .orderBy('id')
    .execute();
  const placements = [];
  const everything = devices.map(({ id }) => ({ deviceId: id }));
  await openEdges({ db }, everything, 'first');
  await openEdges({ db }, everything, 'last');
  for (const { id, name } of devices) {
    const { first, last } = await db
      .selectFrom('measurements')
      .select(({ fn }) => [fn.min('measured_at').as('first'), fn.max('measured_at').as('last')])
      .where('device_id', '=', id)
      .executeTakeFirstOrThrow();
    if (first && last) placements.push({ id, name, first, last });
  }
  return placements;
}

/** What a device measured in this time, a row for every six hours with anything in it. */
export async function deviceMeans(
  { db }: Db,
  { deviceId, from, to }: { deviceId: DeviceId; from: Date; to: Date },
  names: readonly QuantityName[],
): Promise<Cells[]> {
  await openBlocks({ db }, [{ deviceId, from, to }]);
  const { rows } = await sql<Cells>`
    select ${sql.join([sql`${sixHoursOf('measured_at')} as time`, ...means(names)])} from measurements
    where device_id = ${deviceId} and measured_at >= ${from} and measured_at < ${to} group by 1 order by 1
  `.execute(db);
  return rows;
}

/** Where a person's apiaries are whose weather is fetched. */
export function weatherApiaries({ db }: Db, ownerId: UserId) {
  return db
    .selectFrom('apiaries')
    .innerJoin('weather_places as place', (join) =>
      join
        .on('place.latitude_tenths', '=', tenths('apiaries.latitude'))
        .on('place.longitude_tenths', '=', tenths('apiaries.longitude')),
    )
    .select(['apiaries.id', 'apiaries.name', 'place.id as place_id'])
    .where('apiaries.user_id', '=', ownerId)
    .where('apiaries.deleted_at', 'is', null)
    .orderBy('apiaries.id')
    .execute();
}

/** The weather of a place until now, a row for every six hours. */
export async function weatherMeans({ db }: Db, placeId: number, until: Date): Promise<Cells[]> {
  const { rows } = await sql<Cells>`
    select ${sql.join([sql`${sixHoursOf('hour')} as time`, ...means(weatherNames)])} from weather_hours
    where place_id = ${placeId} and hour <= ${until} group by 1 order by 1
  `.execute(db);
  return rows;
}
