import { inUnits, isoWithOffset, roundTo, type Units } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import type { ExportRow } from '#platform/exporting/export-table.ts';
import { type QuantityName, quantityNamed, rounded } from '#platform/taxonomy/quantities.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import { type DeviceTimeRange, timeRangesOf } from '../series/device-time-ranges.ts';
import { withRoughPlace } from '../series/location-privacy.ts';
import { inputsOf, recalculatedAt, recalculating } from '../series/recalculation.ts';
import { binStarts, type Resolution } from '../series/resolution.ts';
import { type SeriesSource, seriesOf } from '../series/series.ts';
import type { Window } from '../series/window.ts';
import { measuredPages } from './measured-pages.ts';

/** Whose measurements stand in a file. */
export interface CsvSource extends SeriesSource {
  /** Of the hive; undefined: a device alone was requested. */
  hive: string | undefined;
  /** That device, or the one that stood on the hive last. */
  deviceId: DeviceId;
}

export interface CsvOptions {
  window: Window;
  names: readonly QuantityName[];
  /** Means of hours or days. Undefined: every message. */
  resolution: Resolution | undefined;
  /** Whose midnight days begin at. */
  zone: string;
  /** Of weights and temperatures in the table. */
  units: Units;
}

/** Rows of `hive`, `time` and a value by each quantity's name, some at a time: ten years need no more memory than a day. */
export async function* csvRows(
  context: Context,
  sources: readonly CsvSource[],
  options: CsvOptions,
): AsyncGenerator<ExportRow[]> {
  for (const source of sources) {
    const { hive = null } = source;
    const pages =
      options.resolution === undefined
        ? messages(context, source, options)
        : means(context, source, { ...options, resolution: options.resolution });
    for await (const rows of pages) yield rows.map((row) => ({ hive, ...row }));
  }
}

async function* messages(
  context: Context,
  source: CsvSource,
  { window, names, units }: CsvOptions,
): AsyncGenerator<ExportRow[]> {
  const oldestFirst = timeRangesOf(source.placements, window).toSorted(
    (one, other) => one.from.getTime() - other.from.getTime(),
  );
  for (const timeRange of oldestFirst) {
    const applied = recalculating(definitionsOf(source, timeRange), names);
    const read = [...new Set([...names, ...inputsOf(applied)])];
    for await (const rows of measuredPages(context, timeRange, read))
      yield rows.flatMap((row) => {
        const time = row.measured_at;
        if (!(time instanceof Date)) return [];
        const values = recalculatedAt(time, summariesOf(row, read), applied);
        return rowOf(source, { names, units }, time, (name) => values[name]?.[1]);
      });
  }
}

function definitionsOf({ definitions }: CsvSource, { deviceId }: DeviceTimeRange) {
  return definitions.filter((definition) => definition.deviceId === deviceId);
}

/** Of a single message each figure is the value itself. */
function summariesOf(row: ExportRow, names: readonly QuantityName[]): Record<string, Summary> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = row[name];
      return typeof value === 'number' ? [[name, [1, value, value, value] as const]] : [];
    }),
  );
}

const binsTogether = 1000;
const dayMinutes = 24 * 60;

async function* means(
  context: Context,
  source: CsvSource,
  { window, names, resolution, zone, units }: CsvOptions & { resolution: Resolution },
): AsyncGenerator<ExportRow[]> {
  const starts = binStarts(window, resolution, zone);
  const isOfDays = resolution.minutes >= dayMinutes;
  for (let first = 0; first < starts.length; first += binsTogether) {
    const start = first === 0 ? window.start : (starts[first] ?? window.start);
    const part = { start, end: starts[first + binsTogether] ?? window.end };
    const series = await seriesOf(context, source, { window: part, resolution, zone, names });
    yield series.starts.flatMap((time, index) =>
      rowOf(
        source,
        { names, units },
        isOfDays ? isoWithOffset(time, zone).slice(0, 10) : time,
        (name) => series.columns.get(name)?.[index]?.[1],
      ),
    );
  }
}

/** No row where none of the quantities was measured. */
function rowOf(
  { isPlaceShown }: CsvSource,
  { names, units }: Pick<CsvOptions, 'names' | 'units'>,
  time: Date | string,
  measured: (name: QuantityName) => number | undefined,
): ExportRow[] {
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = measured(name);
      return value === undefined ? [] : [[name, rounded(name, value)]];
    }),
  );
  if (Object.keys(values).length === 0) return [];
  const shown = isPlaceShown ? values : withRoughPlace(values);
  return [inPersonUnits({ time, ...shown }, units)];
}

/** Three decimals: an import of the table then stores what was measured. */
export function inPersonUnits(row: ExportRow, units: Units): ExportRow {
  const read = Object.entries(row).map(([name, value]) => {
    if (typeof value !== 'number') return [name, value];
    const unit = quantityNamed(name)?.unit;
    const shown = inUnits({ value, unit }, units);
    return [name, shown.unit === unit ? value : roundTo(shown.value, 3)];
  });
  return Object.fromEntries(read);
}
