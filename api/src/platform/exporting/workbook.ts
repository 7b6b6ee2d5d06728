import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { looksLikeFormula } from '@skep/domain';
import { ZipFile } from 'yazl';
import type { ExportCell, ExportRow } from './export-table.ts';

/** A table of a workbook. */
export interface Sheet {
  /** At most 31 characters, and different from the names of the other sheets. */
  name: string;
  columns: readonly string[];
  pages: () => AsyncIterable<readonly ExportRow[]>;
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Of Excel itself, with the line of titles. What is longer goes on in a sheet with a number behind its name. */
const rowsOfSheet = 1_048_576;

/** Longer texts are cut: Excel would call the whole file damaged. */
const cellCharacters = 32_767;

export interface WorkbookOptions {
  at: Date;
  /** Called when another sheet is written. */
  onSheet?: (written: number, total: number) => Promise<void>;
  /** For tests: Excel's own. */
  rowsMax?: number;
}

/** The tables as an Excel workbook, as it grows: a page of rows is in memory at a time. */
export function workbookStream(sheets: readonly Sheet[], options: WorkbookOptions): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const stopped = new AbortController();
  output.on('close', () => stopped.abort());
  zip.outputStream.pipe(output);
  addSheets(zip, sheets, options, stopped.signal).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

async function addSheets(
  zip: ZipFile,
  sheets: readonly Sheet[],
  { at: mtime, onSheet, rowsMax = rowsOfSheet }: WorkbookOptions,
  signal: AbortSignal,
): Promise<void> {
  const names: string[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const rows = rowsOf(sheet);
    for (let part = 1, isOver = false; !isOver; part += 1) {
      names.push(part === 1 ? sheet.name : `${sheet.name} ${part}`);
      const taken = taking(rows, rowsMax - 1);
      const xml = Readable.from(sheetXml(sheet.columns, taken.rows), { signal });
      zip.addReadStream(xml, `xl/worksheets/sheet${names.length}.xml`, { mtime });
      await finished(xml);
      isOver = taken.isOver();
    }
    await onSheet?.(index + 1, sheets.length);
  }
  for (const [name, xml] of partsAround(names)) zip.addBuffer(Buffer.from(xml), name, { mtime });
}

async function* rowsOf({ pages }: Sheet): AsyncGenerator<ExportRow> {
  for await (const page of pages()) yield* page;
}

/** The next so many rows; what is left is for whoever takes next. */
function taking(rows: AsyncGenerator<ExportRow>, most: number) {
  let isOver = false;
  async function* next() {
    for (let taken = 0; taken < most; taken += 1) {
      const { value, done } = await rows.next();
      if (done) {
        isOver = true;
        return;
      }
      yield value;
    }
  }
  return { rows: next(), isOver: () => isOver };
}

const rowsTogether = 500;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';

async function* sheetXml(columns: readonly string[], rows: AsyncIterable<ExportRow>) {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield `<row>${columns.map((column) => textCell(column, style.title)).join('')}</row>`;
  let together: string[] = [];
  for await (const row of rows) {
    together.push(`<row>${columns.map((column) => cellXml(row[column] ?? null)).join('')}</row>`);
    if (together.length < rowsTogether) continue;
    yield together.join('');
    together = [];
  }
  yield `${together.join('')}</sheetData></worksheet>`;
}

/** Places in `cellXfs`. */
const style = { time: 1, title: 2, literal: 3 } as const;

const dayMs = 24 * 60 * 60 * 1000;
/** Day 0 of a spreadsheet, before 1970. */
const daysBefore = 25_569;

function cellXml(cell: ExportCell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : textCell(String(cell));
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (cell instanceof Date) return timeCell(cell);
  return textCell(typeof cell === 'string' ? cell : cell.join(' '));
}

/** Spreadsheets know no time before 1900. */
function timeCell(time: Date): string {
  const days = time.getTime() / dayMs + daysBefore;
  return days < 1 ? textCell(time.toISOString()) : `<c s="${style.time}"><v>${days}</v></c>`;
}

/** A text that says of itself that it is one is never run; `literal` holds on to that when it is edited there. */
function textCell(
  text: string,
  shown: number | undefined = looksLikeFormula(text) ? style.literal : undefined,
) {
  const styled = shown === undefined ? '' : ` s="${shown}"`;
  return `<c${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, cellCharacters))}</t></is></c>`;
}

/** Without what XML cannot hold at all. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function partsAround(names: readonly string[]): [string, string][] {
  const each = (line: (name: string, number: number) => string) =>
    names.map((name, index) => line(name, index + 1)).join('');
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const sheetIds = each(
    (name, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const sheetTypes = each(
    (_name, number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  );
  const sheetLinks = each(
    (_name, number) =>
      `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return [
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheetIds}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packageTypes}/relationships">${sheetLinks}<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesXml],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${sheetTypes}</Types>`,
    ],
  ];
}

const stylesXml = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`;
