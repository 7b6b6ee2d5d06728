import type { ImportTarget } from '@skep/domain';
import { devicesOfOwner } from '#measurements/devices/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { Import } from './import.ts';
import { type ReadingResult, type RowReader, rowReader } from './reading.ts';
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
  const found = await withOwnDevices(context, kept);
  const file = requireContent(await context.imports.read(found.fileName));
  const targetOf = await targetsOf(context, found);
  let reader: RowReader | undefined;
  let from = 0;
  for await (const { rows, bytes } of recordsOf(file.content, found.mapping, rowsTogether)) {
    reader ??= rowReader(found.mapping, {
      titles: titlesOf(rows[0] ?? [], found.mapping.hasHeader),
      targetOf,
      now: context.clock.now(),
    });
    yield { from, to: from + rows.length, bytes, results: resultsOf(rows, from, found, reader) };
    from += rows.length;
  }
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

/** Whose device a name is: as somebody has said, else the device that is called so, or stands on a hive called so. */
export async function targetsOf(
  context: Context,
  { ownerId, mapping, source }: Pick<Import, 'ownerId' | 'mapping' | 'source'>,
) {
  const known = new Map<string, ImportTarget>();
  for (const { id, name, key, hardwareId, hive } of (await devicesOfOwner(context, ownerId)).toReversed()) {
    const names = [hive?.name, hardwareId, key, name, source === 'own' ? String(id) : undefined];
    for (const each of names) if (each !== undefined) known.set(each.toLowerCase(), { kind: 'device', id });
  }
  return (device: string): ImportTarget =>
    (Object.hasOwn(mapping.names, device) ? mapping.names[device] : known.get(device.toLowerCase())) ?? none;
}

const none: ImportTarget = { kind: 'none' };

/** A file as it is read now: a device that is its person's no more, as after it was deleted, is none. */
export async function withOwnDevices(context: Context, found: Import): Promise<Import> {
  const own = new Set<number>((await devicesOfOwner(context, found.ownerId)).map(({ id }) => id));
  const held = (target: ImportTarget) => (target.kind === 'device' && !own.has(target.id) ? none : target);
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
