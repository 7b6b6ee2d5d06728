import { setImmediate as afterOthers } from 'node:timers/promises';
import { type AlertColumn, anyMessage, isAlertWeather, modelAnswer } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';

type Db = Pick<Context, 'db'>;

type Columns = Map<string, { times: number[]; values: number[] }>;

/** From when on a device's measurements are wanted. */
export interface WantedSeries {
  deviceId: DeviceId;
  hiveId: HiveId | undefined;
  from: Date;
  /**
   * When it was placed where it is: what another hive weighed does not count here. Messages have whole seconds: of
   * those of its second the later ones count. Default: it is on no hive.
   */
  standsSince?: Date | undefined;
}

/**
 * Measurements after a moment and until another, of many devices at once, with the weather and the model's answers where
 * they are requested.
 * @param pauses moments at which what follows is read after others had their turn, in their order
 */
export async function alertColumns(
  context: Db,
  wanted: readonly WantedSeries[],
  quantities: readonly string[],
  until: Date,
  pauses: readonly Date[] = [],
): Promise<Map<DeviceId, ReadonlyMap<string, AlertColumn>>> {
  const all = new Map<DeviceId, Columns>(wanted.map(({ deviceId }) => [deviceId, new Map()]));
  if (wanted.length === 0) return all;
  const from = new Date(Math.min(...wanted.map((each) => each.from.getTime())));
  let after = from;
  for (const pause of [...pauses.filter((each) => each > from && each < until), until]) {
    if (after !== from) await afterOthers();
    await addMeasurements(context, all, wanted, quantities, { after, until: pause });
    after = pause;
  }
  await addWeather(context, all, wanted, quantities);
  if (quantities.includes(modelAnswer)) await addAnswers(context, all, wanted, until);
  return all;
}

async function addMeasurements(
  { db }: Db,
  all: Map<DeviceId, Columns>,
  wanted: readonly WantedSeries[],
  quantities: readonly string[],
  { after, until }: { after: Date; until: Date },
): Promise<void> {
  const names = quantities.filter((name): name is QuantityName => quantityNamed(name) !== undefined);
  const selected = names.map((name) => sql`, measured.${sql.ref(name)}`);
  // A text for each quantity: a year of rows takes longer to send and to read than all that is made of it.
  const texts = names.map(
    (name) => sql`, string_agg(coalesce(${sql.ref(name)}::text, ''), ',') as ${sql.ref(name)}`,
  );
  const { rows } = await sql<MeasuredRow>`
    select device_id, string_agg((extract(epoch from measured_at) * 1000)::bigint::text, ',') as times
      ${sql.join(texts, sql``)}
    from (
      select wanted.device_id, measured.measured_at ${sql.join(selected, sql``)}
      from unnest(${wanted.map(({ deviceId }) => deviceId)}::int[],
          ${wanted.map(({ from }) => from.toISOString())}::timestamptz[],
          ${wanted.map(({ standsSince }) => standsSince?.toISOString() ?? '-infinity')}::timestamptz[])
          as wanted (device_id, since, stands_since)
        join measurements as measured on measured.device_id = wanted.device_id
          and measured.measured_at > greatest(wanted.since, ${after}::timestamptz)
          and measured.measured_at <= ${until}::timestamptz
          and measured.measured_at >= date_trunc('second', wanted.stands_since)
          and greatest(measured.measured_at, measured.received_at) > wanted.stands_since
      order by 1, 2
    ) as measured group by device_id`.execute(db);
  for (const row of rows) {
    const times = row.times.split(',').map(Number);
    const columns = all.get(row.device_id);
    for (const at of times) add(columns, anyMessage, at, 1);
    for (const name of names) addColumn(columns, name, times, row[name] ?? '');
  }
}

type MeasuredRow = { device_id: DeviceId; times: string } & { [Name in QuantityName]?: string };

/** Zero is a value, and what was not measured is none. */
function addColumn(columns: Columns | undefined, name: string, times: readonly number[], text: string): void {
  const column = columnNamed(columns, name);
  for (const [index, value] of text.split(',').entries()) {
    const at = times[index];
    if (value === '' || at === undefined) continue;
    column.times.push(at);
    column.values.push(Number(value));
  }
}

/** Hours of the place of the apiary in which the hive is; also future ones. */
async function addWeather(
  { db }: Db,
  all: Map<DeviceId, Columns>,
  wanted: readonly WantedSeries[],
  quantities: readonly string[],
): Promise<void> {
  const names = quantities.filter(isAlertWeather);
  const standing = wanted.filter(({ hiveId }) => hiveId !== undefined);
  if (names.length === 0 || standing.length === 0) return;
  const selected = names.map((name) => sql`, told.${sql.ref(name)}`);
  const { rows } = await sql<WeatherRow>`
    select wanted.device_id, told.hour ${sql.join(selected, sql``)}
    from unnest(${standing.map(({ deviceId }) => deviceId)}::int[],
        ${standing.map(({ hiveId }) => hiveId)}::int[],
        ${standing.map(({ from }) => from.toISOString())}::timestamptz[]) as wanted (device_id, hive_id, since)
      join hives on hives.id = wanted.hive_id
      join apiaries on apiaries.id = hives.apiary_id
      join weather_places as place on place.latitude_tenths = round(apiaries.latitude::numeric * 10)::int
        and place.longitude_tenths = round(apiaries.longitude::numeric * 10)::int
      join weather_hours as told on told.place_id = place.id and told.hour > wanted.since
    order by 1, 2`.execute(db);
  for (const row of rows)
    for (const name of names) add(all.get(row.device_id), name, row.hour.getTime(), row[name]);
}

/** What the model answered about each device since it was placed where it is. */
async function addAnswers(
  { db }: Db,
  all: Map<DeviceId, Columns>,
  wanted: readonly WantedSeries[],
  until: Date,
): Promise<void> {
  const { rows } = await sql<{ device_id: DeviceId; answered_at: Date; value: number }>`
    select answers.device_id, answered_at, value
    from unnest(${wanted.map(({ deviceId }) => deviceId)}::int[],
        ${wanted.map(({ from, standsSince }) => new Date(Math.max(Number(from), Number(standsSince ?? 0))).toISOString())}::timestamptz[])
        as wanted (device_id, since)
      join alert_model_answers as answers on answers.device_id = wanted.device_id
        and answered_at > wanted.since and answered_at <= ${until}::timestamptz
    where value is not null order by 1, 2`.execute(db);
  for (const { device_id, answered_at, value } of rows)
    add(all.get(device_id), modelAnswer, answered_at.getTime(), value);
}

type WeatherRow = { device_id: DeviceId; hour: Date } & Partial<Record<string, number | null>>;

function add(columns: Columns | undefined, name: string, at: number, value: number | null | undefined): void {
  if (value === null || value === undefined) return;
  const column = columnNamed(columns, name);
  column.times.push(at);
  column.values.push(value);
}

function columnNamed(columns: Columns | undefined, name: string) {
  const column = columns?.get(name) ?? { times: [], values: [] };
  columns?.set(name, column);
  return column;
}
