import type { ResearchItem } from '@skep/domain';
import { roundTo } from '@skep/domain';
import { itemsOfInspections } from '#inspections/inspections/item-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { HiveId, InspectionId } from '#platform/context/ids.ts';
import type { ExportCell, ExportRow } from '#platform/exporting/export-table.ts';
import { categoryKey } from '#platform/taxonomy/catalogue.ts';
import { type QuantityName, quantities } from '#platform/taxonomy/quantities.ts';
import { answerCells } from './answer-cells.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { consentRows, deviceRows, inspectionRows, measurementRows, type Period, placeRows } from './store.ts';

/** What a file is made from. */
export interface FileSource {
  /** Of a research, and of nobody: its consents are the only right that it has. */
  context: Context;
  hiveIds: readonly HiveId[];
  period: Period;
  nameOf: Pseudonyms;
  /** Quantities that are wanted; undefined: all. */
  quantities: readonly QuantityName[] | undefined;
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
    columns: ['device', 'hive', 'measured_at', ...quantitiesOf(source)],
    pages: measurementPages(source),
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

async function* placePages({ context, hiveIds, period, nameOf }: FileSource): AsyncGenerator<ExportRow[]> {
  const rounded = (degrees: number | null) => (degrees === null ? null : roundTo(degrees, placeDecimals));
  for (const chunk of chunksOf(hiveIds)) {
    const rows = await placeRows(context, chunk, period);
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

async function* devicePages({ context, hiveIds, period, nameOf }: FileSource): AsyncGenerator<ExportRow[]> {
  for (const chunk of chunksOf(hiveIds)) {
    const rows = await deviceRows(context, chunk, period);
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

const measurementsTogether = 2000;

async function* measurementPages(source: FileSource): AsyncGenerator<ExportRow[]> {
  const { context, nameOf, hiveIds, period } = source;
  const names = quantitiesOf(source);
  for (const hiveId of hiveIds) {
    for (const { device_id: deviceId, since, until } of await deviceRows(context, [hiveId], period)) {
      const ids = { device: nameOf('device', deviceId), hive: nameOf('hive', hiveId) };
      const stretch = { deviceId, from: since, to: until };
      const read = (after: Date | undefined) =>
        measurementRows(context, stretch, names, { after, limit: measurementsTogether });
      for await (const rows of pagesBy(read, ({ measured_at }) => measured_at))
        yield rows.map((row) => ({ ...ids, ...cellsOf(row) }));
    }
  }
}

/** A place that a device tells of is exact, and stays out of it. */
const exactPlaces: ReadonlySet<string> = new Set(['lat', 'lon']);

function quantitiesOf({ quantities: wanted }: FileSource): QuantityName[] {
  const all = quantities.map(({ abbreviation }) => abbreviation);
  return all.filter((name) => !exactPlaces.has(name) && (wanted === undefined || wanted.includes(name)));
}

const cellsOf = (row: object): Record<string, ExportCell> => ({ ...row });

async function* pagesBy<Row, After>(
  read: (after: After | undefined) => Promise<Row[]>,
  placeOf: (row: Row) => After,
): AsyncGenerator<Row[]> {
  let after: After | undefined;
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = placeOf(last);
  }
}
