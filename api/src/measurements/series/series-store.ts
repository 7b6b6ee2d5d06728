import { type RawBuilder, sql } from 'kysely';
import { type Asking, timesSeen } from '#hive-core/authorization.ts';
import { namesInBlocks, type Opened, openEdges } from '#measurements/compressed-chunks/decompress.ts';
import { dayOf } from '#measurements/rollups/day-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { binOf } from '#platform/database/bins.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import type { DeviceTimeRange, Placement } from './device-time-ranges.ts';
import type { Window } from './window.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

export interface HivePlacement extends Placement {
  hiveId: HiveId;
  intervalMinutes: number | undefined;
  /** When the device was registered. */
  createdAt: Date;
}

/** When which device stood on these hives while the viewer sees them, the newest first; also devices deleted since. */
export function placementsOfHives(context: Reading, hiveIds: readonly HiveId[]): Promise<HivePlacement[]> {
  return placementsFrom(
    selectPlacements(context)
      .where('place.hive_id', '=', anyOf(hiveIds))
      .where('hives.deleted_at', 'is', null),
  );
}

/** When a device stood on hives that the viewer sees, the newest first. */
export function seenPlacementsOfDevice(context: Reading, deviceId: DeviceId): Promise<HivePlacement[]> {
  return placementsFrom(selectPlacements(context).where('place.device_id', '=', deviceId));
}

function selectPlacements(context: Reading) {
  return context.db
    .selectFrom('device_hives as place')
    .innerJoin('devices', 'devices.id', 'place.device_id')
    .innerJoin('hives', 'hives.id', 'place.hive_id')
    .innerJoinLateral(timesSeen(context).as('time'), (join) => join.onTrue())
    .select(['place.device_id', 'place.hive_id'])
    .select(sql<Date>`greatest(place.since, time.seen_from)`.as('since'))
    .select(sql<Date | null>`least(place.until, time.seen_until)`.as('until'))
    .select(['devices.interval_minutes', 'devices.created_at'])
    .orderBy('place.since', 'desc')
    .orderBy('place.id', 'desc');
}

async function placementsFrom(query: ReturnType<typeof selectPlacements>): Promise<HivePlacement[]> {
  const rows = await query.execute();
  return rows.map((row) => ({
    deviceId: row.device_id,
    hiveId: row.hive_id,
    since: wholeSecond(row.since),
    until: row.until === null ? undefined : wholeSecond(row.until),
    intervalMinutes: row.interval_minutes ?? undefined,
    createdAt: row.created_at,
  }));
}

/** Measurements have whole seconds: one of the second in which a device is placed counts there. */
function wholeSecond(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000);
}

/** What was measured between one moment and the next. */
export interface Bin {
  deviceId: DeviceId;
  source: number;
  /** Place of its beginning in the list of beginnings. */
  index: number;
  summaries: Readonly<Record<string, Summary>>;
}

/** The bins in which anything was measured, computed from the measurements. */
export async function binsOf(
  { db }: Db,
  timeRanges: Opened<DeviceTimeRange>,
  starts: readonly Date[],
  names: readonly QuantityName[],
): Promise<Bin[]> {
  if (timeRanges.length === 0 || names.length === 0) return [];
  const { sources, wanderers } = sourcesOf(timeRanges);
  const { rows } = await sql<BinRow>`
    select device_id, ${binOf('measured_at', starts)} as bin, ${sourceOf(wanderers)} as source, ${figuresText(names)} as text
    from measurements where ${isIn(timeRanges)} group by 1, 2, 3`.execute(db);
  return rows.map(({ device_id: deviceId, bin, source, text }) => ({
    deviceId,
    source: source ?? sources.get(deviceId) ?? 0,
    index: bin,
    summaries: summariesIn(text, names),
  }));
}

/** For which source each device counts; and the stretches of those that count for several, one after the other. */
export function sourcesOf(timeRanges: readonly DeviceTimeRange[]) {
  const sources = new Map<DeviceId, number>();
  const wandering = new Set<DeviceId>();
  for (const { deviceId, source = 0 } of timeRanges) {
    if ((sources.get(deviceId) ?? source) !== source) wandering.add(deviceId);
    sources.set(deviceId, source);
  }
  return { sources, wanderers: timeRanges.filter(({ deviceId }) => wandering.has(deviceId)) };
}

/** Checked for each measurement only where its device does not decide: a device that was moved within the window. */
export function sourceOf(wanderers: readonly DeviceTimeRange[]): RawBuilder<number | null> {
  if (wanderers.length === 0) return sql`null::int`;
  const cases = [...Map.groupBy(wanderers, ({ source = 0 }) => source)].map(
    ([source, timeRanges]) => sql`when ${isIn(timeRanges)} then ${source}::int`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** A function of PostgreSQL takes a hundred values: separators, and four for each quantity. */
const quantitiesTogether = 24;

/**
 * All figures of a bin as one text: a column for each of them, or for each quantity, takes longer to send and to read
 * than all the arithmetic. Of a quantity without a value there is nothing but its count.
 */
function figuresText(names: readonly QuantityName[]): RawBuilder<string> {
  const texts: RawBuilder<string>[] = [];
  for (let first = 0; first < names.length; first += quantitiesTogether) {
    const summaries = names.slice(first, first + quantitiesTogether).map((name) => {
      const column = sql.id(name);
      return sql`count(${column}), sum(${column}::float8), min(${column}), max(${column})`;
    });
    texts.push(sql<string>`concat_ws(' ', ${sql.join(summaries)})`);
  }
  return sql.join(texts, sql` || ' ' || `);
}

interface BinRow {
  device_id: DeviceId;
  bin: number;
  /** Null: that of its device. */
  source: number | null;
  text: string;
}

/** @param text what `figuresText` has written. */
function summariesIn(text: string, names: readonly QuantityName[]): Bin['summaries'] {
  const numbers = text.split(' ').map(Number);
  const summaries: Record<string, Summary> = {};
  let at = 0;
  for (const name of names) {
    const count = numbers[at] ?? 0;
    if (count > 0)
      summaries[name] = [count, (numbers[at + 1] ?? 0) / count, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0];
    at += count > 0 ? 4 : 1;
  }
  return summaries;
}

export interface StoredFigures {
  deviceId: DeviceId;
  day: string;
  quantities: Readonly<Record<string, Summary>>;
}

/** Figures of whole days or weeks, as they were computed before, by their first day. */
export async function storedFigures(
  { db }: Db,
  table: 'measurement_days' | 'measurement_weeks',
  timeRanges: readonly DeviceTimeRange[],
): Promise<StoredFigures[]> {
  if (timeRanges.length === 0) return [];
  const parts = timeRanges.map(
    ({ deviceId, from, to }) =>
      sql`(device_id = ${deviceId} and day >= ${dayOf(from)}::date and day < ${dayOf(to)}::date)`,
  );
  return db
    .selectFrom(table)
    .select(['device_id as deviceId', 'day', 'quantities'])
    .where(sql<boolean>`(${sql.join(parts, sql` or `)})`)
    .execute();
}

/** Each stretch of time reaches into the index of its devices by itself. */
export function isIn(timeRanges: readonly DeviceTimeRange[]): RawBuilder<boolean> {
  const byTime = Map.groupBy(timeRanges, ({ from, to }) => `${from.getTime()} ${to.getTime()}`);
  const parts = [...byTime.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const deviceIds = [first, ...others].map(({ deviceId }) => deviceId);
    return sql`(device_id = ${anyOf(deviceIds)} and measured_at >= ${first.from} and measured_at < ${first.to})`;
  });
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** Which of these quantities have a value in these stretches. */
export async function measuredNames(
  { db }: Db,
  timeRanges: readonly DeviceTimeRange[],
  names: readonly QuantityName[],
): Promise<QuantityName[]> {
  const packed = await namesInBlocks({ db }, timeRanges);
  const unpacked = await namesInRows({ db }, timeRanges, names);
  return names.filter((name) => packed.has(name) || unpacked.includes(name));
}

/** Which of them have one in what is not packed. */
export async function namesInRows(
  { db }: Db,
  timeRanges: readonly DeviceTimeRange[],
  names: readonly QuantityName[],
): Promise<QuantityName[]> {
  if (timeRanges.length === 0) return [];
  const counts = names.map((name) => sql`count(${sql.id(name)}) > 0 as ${sql.id(name)}`);
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(counts)} from measurements where ${isIn(timeRanges)}`.execute(db);
  return names.filter((name) => rows[0]?.[name] === true);
}

/** When anything was measured first, or last, in these stretches. */
export async function edgeOf(
  { db }: Db,
  timeRanges: readonly DeviceTimeRange[],
  edge: 'first' | 'last',
): Promise<Date | undefined> {
  if (timeRanges.length === 0) return undefined;
  await openEdges({ db }, timeRanges, edge);
  const isFirst = edge === 'first';
  const { rows } = await sql<{ edge: Date | null }>`
    select ${isFirst ? sql`min` : sql`max`}(measured_at) as edge
    from unnest(
      ${timeRanges.map(({ deviceId }) => deviceId)}::int[], ${timeRanges.map(({ from }) => from)}::timestamptz[],
      ${timeRanges.map(({ to }) => to)}::timestamptz[]
    ) as stretch (device_id, since, until)
    cross join lateral (
      select measured_at from measurements
      where measurements.device_id = stretch.device_id and measured_at >= since and measured_at < until
      order by measured_at ${isFirst ? sql`asc` : sql`desc`} limit 1
    ) as found`.execute(db);
  return rows[0]?.edge ?? undefined;
}

/** The newest messages of devices since a time. */
export function lastOfDevices({ db }: Db, deviceIds: readonly DeviceId[], since: Date) {
  return db
    .selectFrom('device_last')
    .select(['device_id as deviceId', 'measured_at as time', 'quantities'])
    .where('device_id', '=', anyOf(deviceIds))
    .where('measured_at', '>=', since)
    .orderBy('device_id')
    .execute();
}

/** When hives were inspected while one of these devices stood on them, within the window. */
export async function inspectionTimes(
  { db }: Db,
  deviceIds: readonly DeviceId[],
  { start, end }: Window,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('inspections')
    .innerJoin('device_hives as place', 'place.hive_id', 'inspections.hive_id')
    .select('inspections.inspected_at')
    .distinct()
    .where('place.device_id', '=', anyOf(deviceIds))
    .where('inspections.deleted_at', 'is', null)
    .where('inspections.is_event', '=', false)
    .where('inspections.inspected_at', '>=', start)
    .where('inspections.inspected_at', '<=', end)
    .whereRef('inspections.inspected_at', '>=', 'place.since')
    .where(({ or, eb, ref }) =>
      or([eb('place.until', 'is', null), eb('inspections.inspected_at', '<', ref('place.until'))]),
    )
    .execute();
  return rows.map(({ inspected_at }) => inspected_at);
}
