import { AppError } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { type CsvForm, csvHead, csvRow } from '#platform/exporting/csv.ts';
import { type QuantityName, quantities, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { quantityTitle } from '#platform/taxonomy/quantity-names.ts';
import { timeRangesOf } from '../series/device-time-ranges.ts';
import { inputsOf, recalculating } from '../series/recalculation.ts';
import { requestedDevices, requestedHives, type Source } from '../series/requested-devices.ts';
import { measuredNames } from '../series/series-store.ts';
import { countMeasured } from './count-store.ts';
import { type CsvOptions, type CsvSource, csvRows } from './csv-rows.ts';

/** A table that a spreadsheet opens on no machine: more has to be requested in parts. */
const mostBytes = 500_000_000;

const timeBytes = 21;
/** A value with its separator, on average of what scales and thermometers send. */
const valueBytes = 6;

export interface CsvSize {
  rows: number;
  /** About. */
  bytes: number;
  isTooMuch: boolean;
  /** Of which anything was measured, in the order of the catalogue. */
  names: QuantityName[];
}

/** A device, or hives in this order. @throws AppError not_found for what is not the person's to see. */
export async function csvSources(
  context: SignedInContext,
  requested: Source | { hiveIds: readonly HiveId[] },
): Promise<CsvSource[]> {
  if (!('hiveIds' in requested)) {
    const device = await requestedDevices(context, requested);
    return device === undefined ? [] : [{ ...device, hive: undefined }];
  }
  const found = await hivesInBrief(context, requested.hiveIds);
  const hives = requested.hiveIds.flatMap(
    (id) => found.find((hive) => hive.id === id && mayDo('see', hive)) ?? [],
  );
  if (hives.length === 0) throw new AppError('not_found');
  const measured = await requestedHives(context, hives);
  return hives.flatMap(({ id, name }) => {
    const ofHive = measured.get(id);
    return ofHive === undefined ? [] : [{ ...ofHive, hive: name }];
  });
}

/** How large a file would be, before anybody waits for it. */
export async function csvSize(
  context: SignedInContext,
  sources: readonly CsvSource[],
  { window, names, resolution }: CsvOptions,
): Promise<CsvSize> {
  const timeRanges = sources.flatMap(({ placements }) => timeRangesOf(placements, window));
  const measured = await namesMeasured(context, sources, timeRanges);
  const wanted = names.length === 0 ? measured : names.filter((name) => measured.includes(name));
  const rows = wanted.length === 0 ? 0 : await countMeasured(context, timeRanges, resolution?.minutes);
  const hiveBytes = Math.max(0, ...sources.map(({ hive }) => (hive ?? '').length));
  const bytes = rows * (hiveBytes + timeBytes + wanted.length * valueBytes);
  return { rows, bytes, isTooMuch: bytes > mostBytes, names: measured };
}

/** Also what is only made when it is read, of something else that was measured. */
async function namesMeasured(
  context: SignedInContext,
  sources: readonly CsvSource[],
  timeRanges: Parameters<typeof measuredNames>[1],
): Promise<QuantityName[]> {
  const all = quantities.map(({ abbreviation }) => abbreviation);
  const measured = new Set(await measuredNames(context, timeRanges, all));
  const made = sources
    .flatMap(({ definitions }) => recalculating(definitions, all))
    .filter((definition) => inputsOf([definition]).some((name) => measured.has(name)))
    .flatMap(({ output }) => quantityNamed(output)?.abbreviation ?? []);
  return all.filter((name) => measured.has(name) || made.includes(name));
}

/**
 * The lines of the file, which are read as they are sent. Undefined where nothing of it was measured.
 * @throws AppError too_much_data
 */
export async function csvLines(
  context: SignedInContext,
  sources: readonly CsvSource[],
  options: CsvOptions,
  form: CsvForm,
): Promise<AsyncIterable<string> | undefined> {
  const { rows, isTooMuch, names: measured } = await csvSize(context, sources, options);
  if (rows === 0) return undefined;
  if (isTooMuch) throw new AppError('too_much_data');
  const names = options.names.length === 0 ? measured : options.names;
  return linesOf(context, sources, { ...options, names }, form);
}

async function* linesOf(
  context: SignedInContext,
  sources: readonly CsvSource[],
  options: CsvOptions,
  form: CsvForm,
): AsyncGenerator<string> {
  const ofHives = sources.some(({ hive }) => hive !== undefined);
  const columns = [...(ofHives ? ['hive'] : []), 'time', ...options.names];
  yield csvHead(
    columns.map((column) => quantityTitle(context.locale, column, options.units)),
    form,
  );
  for await (const rows of csvRows(context, sources, options))
    if (rows.length > 0) yield rows.map((row) => csvRow(columns, row, form)).join('');
}
