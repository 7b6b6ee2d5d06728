import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importLimits, isTimeZone, zoneOfOffset } from '@skep/domain';
import { chosenTimeZone } from '#account/settings/time-zone.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ImportId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { requireStorage } from '#platform/storage-account/storage-account.ts';
import { orderOfDates } from './date-scan.ts';
import { headerHash, recognised } from './format-detection.ts';
import { formOf, headOf, rowsOfHead } from './head.ts';
import type { LeftOutSheet } from './import.ts';
import { hasJsonCells } from './json-cells.ts';
import { plainTable } from './json-tables.ts';
import { linkedTables } from './linked-tables.ts';
import { personOf } from './person.ts';
import { type Form, requireContent } from './records.ts';
import { insertImport, mappingOfContent, type NewImport, setFollowed, storedMapping } from './store.ts';
import { isOldWorkbook, isWorkbook, withWorkbook } from './workbook.ts';

export const fileBytesMax = importLimits.megabytes * 1_000_000;

export interface SentFile {
  name: string;
  content: NodeJS.ReadableStream;
  /** Once it is read: whether it was longer than it may be. */
  isCut: () => boolean;
  /** IANA zone of the person. */
  timeZone: string | undefined;
}

/**
 * Keeps a file and says how it seems to be written; nothing of it is imported yet. Of a workbook each sheet that holds
 * a table becomes a file of its own. @returns the first of them
 * @throws AppError invalid_input
 */
export async function uploadImport(context: SignedInContext, file: SentFile): Promise<ImportId> {
  const names: string[] = [];
  const newKey = () => {
    const name = `${context.clock.now().getTime()}-${context.random.token(32)}.csv`;
    names.push(name);
    return name;
  };
  try {
    const stored = await keepFile(context, newKey(), file.content);
    if (file.isCut()) throw fieldProblem('file', 'file_too_large', { max: importLimits.megabytes });
    if (stored.sizeBytes === 0) throw fieldProblem('file', 'required');
    const name = shownName(file.name);
    const head = await contentHead(context, stored);
    if (isOldWorkbook(head)) throw fieldProblem('file', 'not_xlsx');
    const tables = isWorkbook(head)
      ? await keepSheets(context, name, stored, newKey)
      : [await withoutJson(context, { ...stored, name, form: undefined }, newKey)];
    return await keepTables(context, tables, file.timeZone);
  } catch (error) {
    for (const name of names) await context.imports.remove(name);
    throw error;
  }
}

/** A table with cells of JSON becomes one with a column for each thing that they say. */
async function withoutJson(
  context: SignedInContext,
  table: StoredTable,
  newKey: () => string,
): Promise<StoredTable> {
  const head = await contentHead(context, table);
  const form = formOf(head, context.locale);
  if (!hasJsonCells(rowsOfHead(head, form))) return table;
  const content = async () => requireContent(await context.imports.read(table.fileName)).content;
  const text = Readable.from(bounded(plainTable(content, form)));
  const plain = await keepFile(context, newKey(), text);
  await context.imports.remove(table.fileName);
  return { ...plain, name: table.name, form: asCsv };
}

interface StoredFile {
  fileName: string;
  sizeBytes: number;
  contentHash: string;
}

interface StoredTable extends StoredFile {
  name: string;
  /** Undefined: it has to be guessed. */
  form: Form | undefined;
  /** It is imported when the one before it is. */
  isFollowing?: boolean;
  /** Of its workbook, at the first of its tables. */
  leftOutSheets?: readonly LeftOutSheet[];
}

async function keepTables(
  context: SignedInContext,
  tables: readonly StoredTable[],
  timeZone: string | undefined,
): Promise<ImportId> {
  await requireStorage(
    context,
    tables.reduce((sum, table) => sum + table.sizeBytes, 0),
  );
  const made: NewImport[] = [];
  for (const { form, isFollowing: _, ...table } of tables)
    made.push({
      ...table,
      leftOutSheets: table.leftOutSheets ?? [],
      ownerId: context.user.id,
      ...(await recognisedFile(context, table, { form, timeZone })),
    });
  return inTransaction(context, async (inner) => {
    // The first of them is the newest, as a list shows them.
    const ids: ImportId[] = [];
    for (const each of made.toReversed()) ids.unshift(await insertImport(inner, each, inner.clock.now()));
    for (const [index, { isFollowing }] of tables.entries()) {
      const [id, before] = [ids[index], ids[index - 1]];
      if (isFollowing && id !== undefined && before !== undefined) await setFollowed(inner, id, before);
    }
    await requireStorage(inner, 0);
    return requireContent(ids[0]);
  });
}

const asCsv: Form = { encoding: 'utf8', separator: 'comma' };

/** Keeps each sheet that holds a table instead of the workbook: what reads it later reads rows of a CSV file. */
async function keepSheets(
  context: SignedInContext,
  name: string,
  workbook: StoredFile,
  newKey: () => string,
): Promise<StoredTable[]> {
  const tables: StoredTable[] = [];
  const leftOut: LeftOutSheet[] = [];
  const file = requireContent(await context.imports.read(workbook.fileName));
  await withWorkbook(context, file, async (sheets) => {
    for (const sheet of sheets) {
      const asRead = () => keepFile(context, newKey(), Readable.from(bounded(sheet.csv())));
      const first = await asRead();
      // A sheet says behind its rows which cells are merged, and few have any.
      const stored = sheet.hasMerged() ? await asRead() : first;
      if (stored !== first) await context.imports.remove(first.fileName);
      const rows = rowsOfHead(await contentHead(context, stored), asCsv);
      const isTable = rows.filter((row) => row.length > 1).length > 1;
      if (isTable) tables.push({ ...stored, name: sheet.name, form: asCsv });
      else {
        leftOut.push({ name: sheet.name, reason: 'no_table' });
        await context.imports.remove(stored.fileName);
      }
    }
  });
  if (tables.length === 0) throw fieldProblem('file', 'not_a_table');
  await context.imports.remove(workbook.fileName);
  const linked = await linkedTables(context, tables, async (sheet, content) => ({
    ...(await keepFile(context, newKey(), content)),
    ...{ name: shownName(`${name} · ${sheet}`), form: asCsv, isFollowing: true },
  }));
  if (linked !== undefined) {
    for (const { fileName } of tables) await context.imports.remove(fileName);
    return atFirst(linked.stored, [...linked.leftOut, ...leftOut]);
  }
  const called = ({ name: sheet }: StoredTable) =>
    tables.length === 1 ? name : shownName(`${name} · ${sheet}`);
  return atFirst(
    tables.map((table) => ({ ...table, name: called(table) })),
    leftOut,
  );
}

const atFirst = (tables: readonly StoredTable[], leftOutSheets: readonly LeftOutSheet[]): StoredTable[] =>
  tables.map((table, index) => (index === 0 ? { ...table, leftOutSheets } : table));

/** A text that is no longer than a file may be. */
async function* bounded(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > fileBytesMax) throw fieldProblem('file', 'file_too_large', { max: importLimits.megabytes });
    yield bytes;
  }
}

async function keepFile(
  context: SignedInContext,
  fileName: string,
  content: NodeJS.ReadableStream,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  const [, sizeBytes] = await Promise.all([
    pipeline(content, hashed),
    context.imports.write(fileName, hashed),
  ]);
  return { fileName, sizeBytes, contentHash: hash.digest('hex') };
}

async function contentHead(context: SignedInContext, { fileName }: Pick<StoredFile, 'fileName'>) {
  return headOf(requireContent(await context.imports.read(fileName)).content);
}

async function recognisedFile(
  context: SignedInContext,
  { fileName, contentHash }: StoredFile,
  { form: known, timeZone: zone }: { form: Form | undefined; timeZone: string | undefined },
) {
  const head = await contentHead(context, { fileName });
  const form = known ?? formOf(head, context.locale);
  const rows = rowsOfHead(head, form);
  if (rows.some((row) => row.length > importLimits.columns))
    throw fieldProblem('file', 'too_many_columns', { max: importLimits.columns });
  const chosen = await chosenTimeZone(context, context.user.id);
  const ofPerson = chosen ?? zoneOfOffset(zone ?? '');
  const person = await personOf(context, isTimeZone(ofPerson) ? ofPerson : 'UTC');
  const { source, mapping: guessed } = recognised(rows, form, person);
  const hash = headerHash(rows, guessed.skippedRows);
  const same = await mappingOfContent(context, context.user.id, contentHash);
  if (same !== undefined) return { headerHash: hash, source: 'kept' as const, mapping: same };
  const stored = await storedMapping(context, context.user.id, hash);
  const fitsStored = stored?.columns.length === guessed.columns.length;
  // Of an earlier file its columns hold, and what names in them mean; all else is of the file at hand.
  const { kind, columns, names } = fitsStored ? stored : guessed;
  const mapping = { ...guessed, kind, columns, names };
  const dateOrder = await orderOfDates(context, fileName, mapping);
  return {
    headerHash: hash,
    source: fitsStored ? ('kept' as const) : source,
    mapping: { ...mapping, dateOrder },
  };
}

function shownName(name: string): string {
  const shown = name
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(-100);
  return shown === '' ? '?' : shown;
}
