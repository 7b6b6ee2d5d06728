import type { ResearchItem } from '@skep/domain';
import { roundTo } from '@skep/domain';
import { itemsOfInspections } from '#inspections/inspections/item-store.ts';
import { measuredPages, pagesBy } from '#measurements/csv/measured-pages.ts';
import type { Context } from '#platform/context/context.ts';
import type { HiveId, InspectionId } from '#platform/context/ids.ts';
import type { ExportRow } from '#platform/exporting/export-table.ts';
import { categoryKey } from '#platform/taxonomy/catalogue.ts';
import { type QuantityName, quantities } from '#platform/taxonomy/quantities.ts';
import { weatherNames } from '#platform/taxonomy/weather-quantities.ts';
import { hoursOf } from '#weather/core/hours-store.ts';
import { apiaryWithWeather } from '#weather/core/place-store.ts';
import { answerCells } from './answer-cells.ts';
import { binnedPages } from './binned-pages.ts';
import { type Binning, columnsOf } from './calculations.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { consentRows, deviceRows, inspectionRows, type Period, placeRows } from './store.ts';

/** What a file is made from. */
export interface FileSource {
  /** Of a research, and of nobody: its consents are the only right that it has. */
  context: Context;
  hiveIds: readonly HiveId[];
  period: Period;
  nameOf: Pseudonyms;
  /** Quantities that are wanted; undefined: all. */
  quantities: readonly QuantityName[] | undefined;
  /** Undefined: each measurement stays a row. */
  binning: Binning | undefined;
  /** Of values that are measured; undefined: as they were. */
  decimals: number | undefined;
  /** Pseudonyms of those that are wanted; undefined: all. */
  apiaries: ReadonlySet<string> | undefined;
  devices: ReadonlySet<string> | undefined;
}

/** A CSV file whose rows come a page at a time, so that ten years take no more memory than one. */
export interface ResearchFile {
  columns: readonly string[];
  pages: AsyncIterable<readonly ExportRow[]>;
}

export const fileOf: Record<ResearchItem, (source: FileSource) => ResearchFile> = {
  apiaries: (source) => ({
    columns: ['apiary', 'hive', 'beekeeper', 'since', 'until', 'country', 'latitude', 'longitude'],
    pages: placePages(source),
  }),
  hives: (source) => ({
    columns: ['hive', 'beekeeper', 'type', 'consent_since', 'consent_until'],
    pages: hivePages(source),
  }),
  devices: (source) => ({
    columns: ['device', 'hive', 'beekeeper', 'type', 'interval_minutes', 'since', 'until'],
    pages: devicePages(source),
  }),
  inspections: (source) => ({
    columns: [
      ...['inspection', 'hive', 'beekeeper', 'inspected_at', 'impression', 'needs_attention'],
      ...['item_id', 'item', 'value'],
    ],
    pages: inspectionPages(source),
  }),
  measurements: (source) => ({
    columns: ['device', 'hive', 'measured_at', ...columnsOf(quantitiesOf(source), source.binning)],
    pages: measurementPages(source),
  }),
  weather: (source) => ({
    columns: ['apiary', 'hour', ...weatherNames],
    pages: weatherPages(source),
  }),
};

/** Hives whose rows are held at once: each has few. */
const hivesTogether = 200;

function* chunksOf(hiveIds: readonly HiveId[]): Generator<readonly HiveId[]> {
  for (let first = 0; first < hiveIds.length; first += hivesTogether)
    yield hiveIds.slice(first, first + hivesTogether);
}

async function* hivePages({ context, hiveIds, period, nameOf }: FileSource): AsyncGenerator<ExportRow[]> {
  for (const chunk of chunksOf(hiveIds)) {
    const rows = await consentRows(context, chunk, period);
    yield rows.map((row) => ({
      hive: nameOf('hive', row.id),
      beekeeper: nameOf('person', row.user_id),
      type: categoryKey(row.type_id ?? undefined),
      consent_since: row.since,
      consent_until: row.until,
    }));
  }
}

/** About a kilometre. */
const placeDecimals = 2;

async function* placePages(source: FileSource): AsyncGenerator<ExportRow[]> {
  const { hiveIds, nameOf } = source;
  const rounded = (degrees: number | null) => (degrees === null ? null : roundTo(degrees, placeDecimals));
  for (const chunk of chunksOf(hiveIds)) {
    const rows = await wantedPlaces(source, chunk);
    yield rows.map((row) => ({
      apiary: nameOf('apiary', row.apiary_id),
      hive: nameOf('hive', row.hive_id),
      beekeeper: nameOf('person', row.user_id),
      since: row.since,
      until: row.until,
      country: row.country_code,
      latitude: rounded(row.latitude),
      longitude: rounded(row.longitude),
    }));
  }
}

async function* devicePages(source: FileSource): AsyncGenerator<ExportRow[]> {
  const { hiveIds, nameOf } = source;
  for (const chunk of chunksOf(hiveIds)) {
    const rows = await wantedDevices(source, chunk);
    yield rows.map((row) => ({
      device: nameOf('device', row.device_id),
      hive: nameOf('hive', row.hive_id),
      beekeeper: nameOf('person', row.user_id),
      type: row.type,
      interval_minutes: row.interval_minutes,
      since: row.since,
      until: row.until,
    }));
  }
}

const inspectionsTogether = 100;

/** A row for each answer, and one for an inspection without any. */
async function* inspectionPages({
  context,
  hiveIds,
  period,
  nameOf,
}: FileSource): AsyncGenerator<ExportRow[]> {
  for (const hiveId of hiveIds) {
    const read = (after: InspectionId | undefined) =>
      inspectionRows(context, hiveId, period, { after, limit: inspectionsTogether });
    for await (const rows of pagesBy(read, ({ id }) => id)) {
      const items = await itemsOfInspections(
        context,
        rows.map(({ id }) => id),
      );
      yield rows.flatMap((row) => {
        const inspection = {
          inspection: nameOf('inspection', row.id),
          hive: nameOf('hive', hiveId),
          beekeeper: nameOf('person', row.user_id),
          inspected_at: row.inspected_at,
          impression: row.impression,
          needs_attention: row.needs_attention,
        };
        const answers = (items.get(row.id) ?? [])
          .map((item) => answerCells(item, context.locale))
          .filter((cells) => cells !== undefined);
        return answers.length === 0 ? [inspection] : answers.map((answer) => ({ ...inspection, ...answer }));
      });
    }
  }
}

async function* measurementPages(source: FileSource): AsyncGenerator<ExportRow[]> {
  const { context, nameOf, hiveIds, binning } = source;
  const names = quantitiesOf(source);
  for (const hiveId of hiveIds) {
    for (const { device_id: deviceId, since, until } of await wantedDevices(source, [hiveId])) {
      const ids = { device: nameOf('device', deviceId), hive: nameOf('hive', hiveId) };
      const timeRange = { deviceId, from: since, to: until };
      const pages =
        binning === undefined
          ? measuredPages(context, timeRange, names)
          : binnedPages(context, timeRange, names, binning);
      for await (const rows of pages) yield rows.map((row) => ({ ...ids, ...rounded(row, source) }));
    }
  }
}

function rounded(values: ExportRow, { decimals }: FileSource): ExportRow {
  if (decimals === undefined) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? roundTo(value, decimals) : value,
    ]),
  );
}

/** The weather of an apiary, each hour once however many hives stand there. */
async function* weatherPages(source: FileSource): AsyncGenerator<ExportRow[]> {
  const { context, hiveIds, nameOf } = source;
  const placements = [];
  for (const chunk of chunksOf(hiveIds)) placements.push(...(await wantedPlaces(source, chunk)));
  for (const [apiaryId, ofOne] of Map.groupBy(placements, ({ apiary_id }) => apiary_id)) {
    const placeId = (await apiaryWithWeather(context, apiaryId))?.place?.id;
    if (placeId === undefined) continue;
    const apiary = nameOf('apiary', apiaryId);
    let exportedUntilMs = 0;
    for (const { since, until } of ofOne.toSorted((a, b) => a.since.getTime() - b.since.getTime())) {
      const from = new Date(Math.max(since.getTime(), exportedUntilMs));
      const now = context.clock.now();
      const to = until !== null && until < now ? until : now;
      const hours = from < to ? await hoursOf(context, placeId, from, to) : [];
      exportedUntilMs = Math.max(exportedUntilMs, to.getTime());
      yield hours.map(({ hour, values }) => ({ apiary, hour, ...rounded(values, source) }));
    }
  }
}

async function wantedPlaces({ context, period, nameOf, apiaries }: FileSource, hiveIds: readonly HiveId[]) {
  const rows = await placeRows(context, hiveIds, period);
  return rows.filter(({ apiary_id }) => apiaries?.has(nameOf('apiary', apiary_id)) ?? true);
}

async function wantedDevices({ context, period, nameOf, devices }: FileSource, hiveIds: readonly HiveId[]) {
  const rows = await deviceRows(context, hiveIds, period);
  return rows.filter(({ device_id }) => devices?.has(nameOf('device', device_id)) ?? true);
}

/** Of hives that stood in a wanted apiary, and with a wanted device. */
export async function wantedHives(source: FileSource): Promise<HiveId[]> {
  let wanted = [...source.hiveIds];
  for (const [isRequested, read] of [
    [source.apiaries !== undefined, wantedPlaces],
    [source.devices !== undefined, wantedDevices],
  ] as const) {
    if (!isRequested) continue;
    const found = new Set<HiveId>();
    for (const chunk of chunksOf(wanted)) for (const row of await read(source, chunk)) found.add(row.hive_id);
    wanted = wanted.filter((id) => found.has(id));
  }
  return wanted;
}

/** A place that a device tells of is exact, and stays out of it. */
const exactPlaces: ReadonlySet<string> = new Set(['lat', 'lon']);

function quantitiesOf({ quantities: wanted }: FileSource): QuantityName[] {
  const all = quantities.map(({ abbreviation }) => abbreviation);
  return all.filter((name) => !exactPlaces.has(name) && (wanted === undefined || wanted.includes(name)));
}
