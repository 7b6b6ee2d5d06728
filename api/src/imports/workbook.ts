import { rm } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { StoredFile } from '#platform/files/file-store.ts';
import { localPath, makeWorkFolder, type WorkPlace } from '#platform/files/work-folder.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { namesOfTables, tableAsCsv } from './ods-rows.ts';
import {
  cellFormats,
  type MergedCells,
  mostMerged,
  type SharedParts,
  sharedTexts,
  sheetAsCsv,
} from './sheet-rows.ts';
import { expansionOf, type WorkbookExpansion } from './workbook-expansion.ts';
import { asNoTable, readXml } from './xml-events.ts';

/** Whether a file begins as a zip does; its name does not matter. */
export function isWorkbook(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

/** Whether a file begins as those of Excel did before 2007. */
export function isOldWorkbook(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.of(0xd0, 0xcf, 0x11, 0xe0));
}

export interface WorkbookSheet {
  name: string;
  /** As the text of a CSV file. */
  csv: () => AsyncGenerator<string>;
  /** Once it is read: whether it has merged cells, which are filled when it is read again. */
  hasMerged: () => boolean;
}

/** A sheet that Excel can hold at all has half of it; a bomb has a thousand times its size. */
const sheetBytesMax = 1_000_000_000;
/** What is in memory whole. */
const sharedBytesMax = 50_000_000;
/** Of the lists of sheets, styles and files. */
const listBytesMax = 5_000_000;
const mostEntries = 500;

/**
 * Opens a workbook for as long as `use` takes.
 * @throws AppError invalid_input for what is no workbook, or is larger than one can be
 */
export async function withWorkbook<Result>(
  context: WorkPlace,
  file: StoredFile,
  use: (sheets: WorkbookSheet[]) => Promise<Result>,
): Promise<Result> {
  const folder = await makeWorkFolder(context);
  let zip: ZipFile | undefined;
  try {
    const path = await localPath(file, folder);
    zip = await orNoTable(openPromise(path, { lazyEntries: true, autoClose: false }));
    const expansion = expansionOf(file.sizeBytes);
    return await use(await sheetsOf(await partsOf(zip, expansion), expansion));
  } finally {
    zip?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a part by its name; undefined where there is none. */
type Parts = (name: string, bytesMax: number) => Promise<AsyncIterable<Buffer> | undefined>;

/** By which binary workbooks are known. */
const partOfBinary = 'xl/workbook.bin';
/** The whole of a document of LibreOffice. */
const partOfOds = 'content.xml';

async function partsOf(zip: ZipFile, expansion: WorkbookExpansion): Promise<Parts> {
  if (zip.entryCount > mostEntries) throw fieldProblem('file', 'not_a_table');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    throw asNoTable(error);
  }
  if (entries.has(partOfBinary)) throw fieldProblem('file', 'not_xlsx');
  return async (name, bytesMax) => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    // What it says of its size is held to while it is read.
    if (entry.uncompressedSize > bytesMax)
      throw fieldProblem('file', 'file_too_large', { max: bytesMax / 1_000_000 });
    return counted(await orNoTable(zip.openReadStreamPromise(entry)), expansion);
  };
}

async function* counted(content: Readable, expansion: WorkbookExpansion): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    expansion.inflated(chunk.length);
    yield chunk;
  }
}

async function sheetsOf(parts: Parts, expansion: WorkbookExpansion): Promise<WorkbookSheet[]> {
  const ofLibreOffice = await parts(partOfOds, sheetBytesMax);
  if (ofLibreOffice !== undefined) return sheetsOfOds(parts, expansion, await namesOfTables(ofLibreOffice));
  const { sheets, epoch } = await listedSheets(parts);
  const [texts, formats] = [
    await parts('xl/sharedStrings.xml', sharedBytesMax),
    await parts('xl/styles.xml', listBytesMax),
  ];
  const shared: SharedParts = {
    texts: texts === undefined ? [] : await sharedTexts(texts),
    formats: formats === undefined ? [] : await cellFormats(formats),
    epoch,
  };
  async function* csvOf(path: string, merged: MergedCells[]) {
    const content = await parts(path, sheetBytesMax);
    if (content === undefined) return;
    const found: MergedCells[] = [];
    for await (const text of sheetAsCsv(content, shared, { merged, found })) {
      expansion.written(text.length);
      yield text;
    }
    // Of more than anybody merges by hand none is filled.
    merged.splice(0, Infinity, ...(found.length > mostMerged ? [] : found));
  }
  return sheets.map(({ name, path }) => {
    const merged: MergedCells[] = [];
    return { name, csv: () => csvOf(path, merged), hasMerged: () => merged.length > 0 };
  });
}

/** The document is read again for each of its sheets, so that none of it stays in memory. */
function sheetsOfOds(
  parts: Parts,
  expansion: WorkbookExpansion,
  names: readonly string[] | undefined,
): WorkbookSheet[] {
  if (names === undefined) throw fieldProblem('file', 'not_a_table');
  async function* csvOf(index: number) {
    const content = await parts(partOfOds, sheetBytesMax);
    if (content === undefined) return;
    for await (const text of tableAsCsv(content, index)) {
      expansion.written(text.length);
      yield text;
    }
  }
  return names.map((name, index) => ({ name, csv: () => csvOf(index), hasMerged: () => false }));
}

/** Those that a person sees, in their order. */
async function listedSheets(parts: Parts) {
  const paths = new Map<string, string>();
  await eachTag(parts, 'xl/_rels/workbook.xml.rels', (name, { Id = '', Target = '', Type = '' }) => {
    if (name === 'Relationship' && Type.endsWith('/worksheet'))
      paths.set(Id, posix.join(Target.startsWith('/') ? '' : 'xl', Target).replace(/^\//, ''));
  });
  const sheets = new Map<string, string>();
  let is1904 = false;
  const isThere = await eachTag(parts, 'xl/workbook.xml', (name, attributes) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
    const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
    const path = paths.get(id);
    // A sheet that is listed again is the same one.
    if (path !== undefined && !sheets.has(path)) sheets.set(path, attributes.name ?? '');
  });
  if (!isThere) throw fieldProblem('file', 'not_a_table');
  return {
    sheets: [...sheets].map(([path, name]) => ({ name, path })),
    epoch: is1904 ? (1904 as const) : (1900 as const),
  };
}

async function eachTag(
  parts: Parts,
  part: string,
  onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<boolean> {
  const content = await parts(part, listBytesMax);
  if (content === undefined) return false;
  for await (const _ of readXml(content, { onOpen, onText: () => undefined, onClose: () => undefined }));
  return true;
}

async function orNoTable<Found>(reading: Promise<Found>): Promise<Found> {
  return reading.catch((error: unknown) => {
    throw asNoTable(error);
  });
}
