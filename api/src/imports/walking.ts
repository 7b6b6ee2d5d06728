import type { ImportKind, ImportTarget } from '@skep/domain';
import { finder } from '#inspections/checklists/items.ts';
import { ownItemsOf } from '#inspections/checklists/own-item-store.ts';
import { devicesOfOwner } from '#measurements/devices/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, UserId } from '#platform/context/ids.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { namesOfHives } from './hive-targets.ts';
import type { Import } from './import.ts';
import { inspectionReader } from './inspection-reading.ts';
import { ownHives } from './inspection-store.ts';
import { type Reading, type ReadingResult, type RowReader, rowReader } from './reading.ts';
import { recordsOf, requireContent } from './records.ts';
import type { BatchRow } from './value-store.ts';

/** A statement of well under a second, also in the embedded database: what else is asked waits for it. */
const rowsTogether = 2500;

export interface Batch {
  /** How many rows of the file stand above it, and with it. */
  from: number;
  to: number;
  /** Of the file, read so far. */
  bytes: number;
  results: ReadingResult[];
}

/** Reads a file from its beginning, as its mapping says. */
export async function* batchesOf(context: Context, kept: Import): AsyncGenerator<Batch> {
  const found = await withOwnTargets(context, kept);
  const file = requireContent(await context.imports.read(found.fileName));
  const targetOf = await targetsOf(context, found);
  const readerOf = await readersOf(context, found);
  let reader: RowReader | undefined;
  let from = 0;
  for await (const { rows, bytes } of recordsOf(file.content, found.mapping, rowsTogether)) {
    reader ??= readerOf(found.mapping, {
      titles: titlesOf(rows[0] ?? [], found.mapping.hasHeader),
      targetOf,
      now: context.clock.now(),
    });
    yield { from, to: from + rows.length, bytes, results: resultsOf(rows, from, found, reader) };
    from += rows.length;
  }
}

/** How the rows of a file are read. */
export async function readersOf(
  context: Context,
  { ownerId, mapping: { kind } }: Pick<Import, 'ownerId' | 'mapping'>,
) {
  if (kind === 'measurements') return rowReader;
  const itemOf = finder(new Map((await ownItemsOf(context, ownerId)).map((item) => [item.id, item])));
  return (mapping: Import['mapping'], reading: Reading) => inspectionReader(mapping, { ...reading, itemOf });
}

function resultsOf(
  rows: readonly string[][],
  from: number,
  { mapping }: Import,
  reader: RowReader,
): ReadingResult[] {
  const results: ReadingResult[] = [];
  for (const [index, cells] of rows.entries()) {
    const number = from + index + 1;
    if ((number === 1 && mapping.hasHeader) || cells.every((cell) => cell.trim() === '')) continue;
    results.push(reader.read(cells, number));
  }
  return results;
}

/** What columns are called: by their numbers where the file does not say it. */
export function titlesOf(first: readonly string[], hasHeader: boolean): string[] {
  return first.map(
    (cell, index) =>
      (hasHeader
        ? cell
            .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
            .trim()
            .slice(0, 100)
        : '') || String(index + 1),
  );
}

/** Whose a name is: as somebody has said, else the device that is called so, or stands on a hive called so; or the hive. */
export async function targetsOf(
  context: Context,
  { ownerId, mapping, source }: Pick<Import, 'ownerId' | 'mapping' | 'source'>,
) {
  const known =
    mapping.kind === 'inspections'
      ? namesOfHives(await ownHives(context, ownerId))
      : await namesOfDevices(context, ownerId, source);
  return (name: string): ImportTarget =>
    (Object.hasOwn(mapping.names, name) ? mapping.names[name] : known.get(name.toLowerCase())) ?? none;
}

async function namesOfDevices(context: Context, ownerId: Import['ownerId'], source: Import['source']) {
  const known = new Map<string, ImportTarget>();
  for (const { id, name, key, hardwareId, hive } of (await devicesOfOwner(context, ownerId)).toReversed()) {
    const names = [hive?.name, hardwareId, key, name, source === 'own' ? String(id) : undefined];
    for (const each of names) if (each !== undefined) known.set(each.toLowerCase(), { kind: 'device', id });
  }
  return known;
}

const none: ImportTarget = { kind: 'none' };

/** Devices of a person, or their hives, for a file of inspections. */
export async function ownTargetIds(
  context: Context,
  ownerId: UserId,
  kind: ImportKind,
): Promise<Set<number>> {
  const found =
    kind === 'inspections' ? await ownHives(context, ownerId) : await devicesOfOwner(context, ownerId);
  return new Set<number>(found.map(({ id }) => id));
}

/** A file as it is read now: a device or a hive that is its person's no more, as after it was deleted, is none. */
export async function withOwnTargets(context: Context, found: Import): Promise<Import> {
  const own = await ownTargetIds(context, found.ownerId, found.mapping.kind);
  const held = (target: ImportTarget) => ('id' in target && !own.has(target.id) ? none : target);
  const { mapping } = found;
  const names = Object.entries(mapping.names).map(([name, target]) => [name, held(target)] as const);
  return {
    ...found,
    mapping: { ...mapping, target: held(mapping.target), names: Object.fromEntries(names) },
  };
}

export function quantitiesOf({ mapping }: Import): QuantityName[] {
  return mapping.columns.flatMap(({ role, quantity }) => {
    const known = role === 'value' ? quantityNamed(quantity ?? '') : undefined;
    return known === undefined ? [] : [known.abbreviation];
  });
}

/** What is to be stored of rows, one for each device and time; of values that are said twice the first counts. */
export function storable(results: readonly ReadingResult[]): BatchRow[] {
  const rows = new Map<string, BatchRow>();
  for (const { read } of results) {
    if (read?.target.kind !== 'device') continue;
    const deviceId = read.target.id as DeviceId;
    const key = `${deviceId} ${read.time.getTime()}`;
    const above = rows.get(key);
    rows.set(key, { deviceId, time: read.time, values: { ...read.values, ...above?.values } });
  }
  return [...rows.values()];
}
