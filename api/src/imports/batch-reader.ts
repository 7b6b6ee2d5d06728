import { type ImportMapping, type ImportTarget, isRecordKind } from '@skep/domain';
import { finder } from '#inspections/checklists/items.ts';
import { ownItemsOf } from '#inspections/checklists/own-item-store.ts';
import type { Device } from '#measurements/devices/device.ts';
import { devicesOfOwner } from '#measurements/devices/store.ts';
import { asOwner } from '#platform/context/as-person.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { productsSeen } from '#registers/products/store.ts';
import { hiveReader } from './hive-reading.ts';
import { namesOfHives } from './hive-targets.ts';
import type { Import } from './import.ts';
import { inspectionReader } from './inspection-reading.ts';
import { ownHives } from './inspection-store.ts';
import { type Reading, type ReadResult, type RowReader, rowReader } from './reading.ts';
import { type KnownProducts, recordReader } from './record-reading.ts';
import { recordsOf, requireContent } from './records.ts';
import { seriesQuantities, seriesReader } from './series.ts';

/** A statement of well under a second. */
const rowsTogether = 2500;
/** Each of them is made by some ten statements. */
const hivesTogether = 100;

export interface Batch {
  /** How many rows of the file stand above it, and with it. */
  from: number;
  to: number;
  /** Of the file, read so far. */
  bytes: number;
  titles: readonly string[];
  results: ReadResult[];
}

/** Reads a file from its beginning, as its mapping says. */
export async function* batchesOf(context: Context, { found, targetOf }: OpenedImport): AsyncGenerator<Batch> {
  const file = requireContent(await context.imports.read(found.fileName));
  const readerOf = await readersOf(context, found);
  const { kind } = found.mapping;
  const together = kind === 'hives' || isRecordKind(kind) ? hivesTogether : rowsTogether;
  let reader: RowReader | undefined;
  let titles: string[] = [];
  let from = 0;
  for await (const { rows, bytes } of recordsOf(file.content, found.mapping, together)) {
    if (from === 0) titles = titlesOf(rows, found.mapping);
    reader ??= readerOf(found.mapping, { titles, targetOf, now: context.clock.now() });
    yield { from, to: from + rows.length, bytes, titles, results: resultsOf(rows, from, found, reader) };
    from += rows.length;
  }
}

/** How the rows of a file are read. */
export async function readersOf(
  context: Context,
  { ownerId, mapping: { kind, columns } }: Pick<Import, 'ownerId' | 'mapping'>,
) {
  if (kind === 'measurements')
    return columns.some(({ role }) => role === 'series') ? seriesReader : rowReader;
  if (kind === 'hives') return hiveReader;
  if (isRecordKind(kind)) {
    const products = kind === 'treatments' ? await knownProducts(asOwner(context, ownerId)) : new Map();
    return (mapping: Import['mapping'], reading: Reading) =>
      recordReader({ ...mapping, kind }, { ...reading, products });
  }
  const itemOf = finder(new Map((await ownItemsOf(context, ownerId)).map((item) => [item.id, item])));
  return (mapping: Import['mapping'], reading: Reading) => inspectionReader(mapping, { ...reading, itemOf });
}

/** What a person treats with says of a treatment what its row does not. */
async function knownProducts(context: SignedInContext): Promise<KnownProducts> {
  const products = await productsSeen(context);
  return new Map(
    products.map(({ name, substance, method, dose, withdrawalDays, supplier, supplierAddress }) => [
      name.toLowerCase(),
      { substance, method, dose, withdrawalDays, supplier, supplierAddress },
    ]),
  );
}

function resultsOf(
  rows: readonly string[][],
  from: number,
  { mapping }: Import,
  reader: RowReader,
): ReadResult[] {
  const results: ReadResult[] = [];
  const above = rowsAbove(mapping);
  for (const [index, cells] of rows.entries()) {
    const number = from + index + 1;
    if (number <= above || cells.every((cell) => cell.trim() === '')) continue;
    const read = reader.read(cells, number);
    for (const each of Array.isArray(read) ? read : [read])
      results.push(Object.assign(each, { row: number, cells }));
  }
  return results;
}

/** How many rows stand above the first one of the table. */
export function rowsAbove({
  skippedRows,
  hasHeader,
}: Pick<ImportMapping, 'skippedRows' | 'hasHeader'>): number {
  return skippedRows + (hasHeader ? 1 : 0);
}

/** What columns are called: by their numbers where the file does not say it. */
export function titlesOf(
  rows: readonly (readonly string[])[],
  { skippedRows, hasHeader }: ImportMapping,
): string[] {
  return (rows[skippedRows] ?? []).map(
    (cell, index) =>
      (hasHeader
        ? cell
            .replace(/^\s*#/, '')
            .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
            .trim()
            .slice(0, 100)
        : '') || String(index + 1),
  );
}

/** A file as it is read now, and whose each name in it is. */
export interface OpenedImport {
  /** A device or a hive that is its person's no more, as after it was deleted, is none. */
  found: Import;
  /** The chosen device, else the one with this name, or the one on a hive with this name; or the hive. */
  targetOf: (name: string) => ImportTarget;
}

export async function openedImport(context: Context, stored: Import): Promise<OpenedImport> {
  const own = await ownTargets(context, stored);
  const { mapping } = stored;
  const held = (target: ImportTarget) => ('id' in target && !own.ids.has(target.id) ? none : target);
  const names = Object.fromEntries(
    Object.entries(mapping.names).map(([name, target]) => [name, held(target)] as const),
  );
  return {
    found: { ...stored, mapping: { ...mapping, target: held(mapping.target), names } },
    targetOf: (name) =>
      (Object.hasOwn(names, name) ? names[name] : own.named.get(name.toLowerCase())) ?? none,
  };
}

const none: ImportTarget = { kind: 'none' };

/** Devices of a person, or their hives, for a file that tells of hives: what they are, and what they are called. */
export async function ownTargets(
  context: Context,
  { ownerId, mapping: { kind }, source }: Pick<Import, 'ownerId' | 'mapping' | 'source'>,
): Promise<{ ids: ReadonlySet<number>; named: ReadonlyMap<string, ImportTarget> }> {
  if (kind !== 'measurements') {
    const hives = await ownHives(context, ownerId);
    return { ids: new Set<number>(hives.map(({ id }) => id)), named: namesOfHives(hives) };
  }
  const devices = await devicesOfOwner(context, ownerId);
  return { ids: new Set<number>(devices.map(({ id }) => id)), named: namesOfDevices(devices, source) };
}

function namesOfDevices(devices: readonly Device[], source: Import['source']): Map<string, ImportTarget> {
  const known = new Map<string, ImportTarget>();
  for (const { id, name, key, hardwareId, hive } of devices.toReversed()) {
    const names = [hive?.name, hardwareId, key, name, source === 'own' ? String(id) : undefined];
    for (const each of names) if (each !== undefined) known.set(each.toLowerCase(), { kind: 'device', id });
  }
  return known;
}

export function quantitiesOf({ mapping }: Import): readonly QuantityName[] {
  if (mapping.columns.some(({ role }) => role === 'series')) return seriesQuantities;
  const known = mapping.columns.flatMap(({ role, quantity }) => {
    const each = role === 'value' ? quantityNamed(quantity ?? '') : undefined;
    return each === undefined ? [] : [each.abbreviation];
  });
  // Several hives may have a column of the same quantity.
  return [...new Set(known)];
}
