import { sql } from 'kysely';
import type { Opened } from '#measurements/compressed-chunks/decompress.ts';
import { largestUnknown } from '#measurements/rollups/day-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { binOf } from '#platform/database/bins.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import type { DeviceTimeRange } from './device-time-ranges.ts';
import { type Bin, isIn, sourceOf, sourcesOf } from './series-store.ts';

// Quantities that the catalogue does not know: devices may send what they want under any name, and it is in `extra`.

type Db = Pick<Context, 'db'>;

/** As many as one device may bring in all its life. */
const mostUnknown = 100;

/** On the wire it is when a row was measured. */
const taken = 'time';

/** Whether it may name a quantity that is not in the catalogue. */
export const isUnknown = (name: string) => quantityNamed(name) === undefined && name !== taken;

/** What these devices have ever sent under names of their own; a hundred at most, by name. */
export async function unknownNames({ db }: Db, deviceIds: readonly DeviceId[]): Promise<string[]> {
  const names = (await inventedNames(db, deviceIds)).map(({ name }) => name);
  return [...new Set(names)].slice(0, mostUnknown);
}

/** The same of each of them, by name. */
export async function unknownNamesOfEach(
  { db }: Db,
  deviceIds: readonly DeviceId[],
): Promise<Map<DeviceId, string[]>> {
  const ofDevices = Map.groupBy(await inventedNames(db, deviceIds), ({ id }) => id);
  return new Map([...ofDevices].map(([id, rows]) => [id, rows.map(({ name }) => name).toSorted()]));
}

/** By name, as the database sorts. */
async function inventedNames(db: Db['db'], deviceIds: readonly DeviceId[]) {
  if (deviceIds.length === 0) return [];
  const { rows } = await sql<{ id: DeviceId; name: string }>`
    select id, invented.name from devices cross join unnest(invented_names) as invented (name)
    where id = ${anyOf(deviceIds)} order by invented.name`.execute(db);
  return rows.filter(({ name }) => isUnknown(name));
}

/** The bins in which any of these names has a value: `extra` of each measurement is opened once for all of them. */
export async function unknownBinsOf(
  { db }: Db,
  timeRanges: Opened<DeviceTimeRange>,
  starts: readonly Date[],
  names: readonly string[],
): Promise<Bin[]> {
  if (timeRanges.length === 0 || names.length === 0) return [];
  const { sources, wanderers } = sourcesOf(timeRanges);
  const { rows } = await sql<UnknownRow>`
    select device_id as "deviceId", ${binOf('measured_at', starts)} as index, ${sourceOf(wanderers)} as source, key,
      array[count(*)::float8, avg(value), min(value), max(value)] as summary
    from measurements
    cross join lateral (select key, value::float8 as value from jsonb_each_text(extra) where key = any(${names}::text[])) as each
    where extra is not null and ${isIn(timeRanges)} and abs(value) < ${largestUnknown}::float8
    group by 1, 2, 3, 4`.execute(db);
  return rows.map(({ deviceId, index, source, key, summary }) => ({
    deviceId,
    source: source ?? sources.get(deviceId) ?? 0,
    index,
    summaries: Object.fromEntries([[key, summary]]),
  }));
}

interface UnknownRow {
  deviceId: DeviceId;
  index: number;
  /** Null: that of its device. */
  source: number | null;
  key: string;
  summary: Summary;
}
