import { importLimits } from '@skep/domain';
import { fieldProblem } from '#platform/input/forms.ts';
import { type CellFormat, type Epoch, formatOfCode, knownFormat, numberText } from './cell-formats.ts';
import { readXml } from './xml-events.ts';

/** What the cells of all sheets refer to. */
export interface SharedParts {
  texts: readonly string[];
  /** By the style of a cell. */
  formats: readonly CellFormat[];
  epoch: Epoch;
}

/** Of Excel itself. */
const mostRows = 1_048_576;
const textMax = 32_767;
const mostFormats = 65_490;

/** @throws AppError invalid_input for a text that is longer than Excel lets one be */
export function joinedText(text: string, piece: string): string {
  if (text.length + piece.length > textMax) throw fieldProblem('file', 'not_a_table');
  return text + piece;
}

/**
 * A sheet as the text of a CSV file, a piece at a time. Of a formula the value counts that it had when it was saved.
 * @param merged cells that are known to be merged
 * @param found takes those that the sheet says are, which it does behind its rows
 */
export async function* sheetAsCsv(
  content: AsyncIterable<Buffer>,
  shared: SharedParts,
  { merged = [], found = [] }: { merged?: readonly MergedCells[]; found?: MergedCells[] } = {},
): AsyncGenerator<string> {
  const sheet = sheetReader(shared, merged, found);
  for await (const _ of readXml(content, sheet)) {
    const lines = sheet.taken();
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
  }
}

function sheetReader(shared: SharedParts, merged: readonly MergedCells[], found: MergedCells[]) {
  const fill = mergedTexts(merged);
  let lines: string[] = [];
  let [row, column, last] = [0, -1, 0];
  let cells: string[] = [];
  let [type, style, text] = ['', 0, ''];
  let isWithin = false;

  function setCell(value: string): void {
    if (value !== '' && column >= importLimits.columns)
      throw fieldProblem('file', 'too_many_columns', { max: importLimits.columns });
    cells[column] = value;
  }

  /** Empty rows are not written: those between others keep the row numbers right. */
  function endRow(): void {
    fill(row, cells);
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    if (width === 0) return;
    // From the first row that holds something.
    for (let empty = last + 1; last > 0 && empty < row; empty += 1) lines.push('');
    lines.push(Array.from({ length: width }, (_, index) => csvCell(cells[index] ?? '')).join(','));
    last = row;
  }

  return {
    taken() {
      const taken = lines;
      lines = [];
      return taken;
    },
    onOpen(name: string, { r, t, s, ref = '' }: Readonly<Record<string, string>>) {
      if (name === 'row') {
        row = Math.max(row + 1, Number(r) || 0);
        if (row > mostRows) throw fieldProblem('file', 'not_a_table');
        [cells, column] = [[], -1];
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        [type, style, text] = [t ?? 'n', Number(s ?? 0), ''];
      } else if (name === 'v' || name === 't') isWithin = true;
      else if (name === 'mergeCell') noteMerged(found, ref);
    },
    onText(piece: string) {
      if (isWithin) text = joinedText(text, piece);
    },
    onClose(name: string) {
      if (name === 'v' || name === 't') isWithin = false;
      else if (name === 'c' && text !== '' && column >= 0) setCell(cellText(type, style, text, shared));
      else if (name === 'row') endRow();
    },
  };
}

/** Cells of one column that a person sees as one: the content of the first is that of all. */
export interface MergedCells {
  column: number;
  first: number;
  last: number;
}

/** More than anybody merges by hand; each is looked at with each row. */
export const mostMerged = 1000;

/** @param merged may grow while rows are read @returns what gives the text of the first of merged cells to those below */
export function mergedTexts(merged: readonly MergedCells[]): (row: number, cells: string[]) => void {
  const textAbove = new Map<MergedCells, string>();
  return (row, cells) => {
    if (!cells.some((cell) => cell !== '')) return;
    for (const range of merged) {
      if (row === range.first) textAbove.set(range, cells[range.column] ?? '');
      else if (row > range.first && row <= range.last) cells[range.column] ||= textAbove.get(range) ?? '';
    }
  };
}

/** Notes a range of one column; those of more than anybody merges are none. */
function noteMerged(found: MergedCells[], reference: string): void {
  const [, from = '', first, to, last] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (from === '' || from !== to || first === last || found.length > mostMerged) return;
  found.push({ column: columnOf(from), first: Number(first), last: Number(last) });
}

/** The columns of Excel end at XFD. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(type: string, style: number, text: string, { texts, formats, epoch }: SharedParts): string {
  if (type === 's') return texts[Number(text)] ?? '';
  return type === 'n' ? numberText(text.trim(), formats[style] ?? 'plain', epoch) : text;
}

export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Texts that cells name by their number; without what says how they are spoken. */
export async function sharedTexts(content: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = [];
  let [text, isWithin, isSpoken] = ['', false, false];
  const reading = readXml(content, {
    onOpen(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isWithin = !isSpoken;
    },
    onText(piece) {
      if (isWithin) text = joinedText(text, piece);
    },
    onClose(name) {
      if (name === 'si') texts.push(text);
      else if (name === 'rPh') isSpoken = false;
      else if (name === 't') isWithin = false;
    },
  });
  for await (const _ of reading);
  return texts;
}

/** How cells of each style show their number. */
export async function cellFormats(content: AsyncIterable<Buffer>): Promise<CellFormat[]> {
  const codes = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let isWithin = false;
  const reading = readXml(content, {
    onOpen(name, { numFmtId = '0', formatCode = '' }) {
      if (formats.length + codes.size > mostFormats) throw fieldProblem('file', 'not_a_table');
      if (name === 'numFmt') codes.set(Number(numFmtId), formatOfCode(formatCode));
      else if (name === 'cellXfs') isWithin = true;
      else if (name === 'xf' && isWithin)
        formats.push(codes.get(Number(numFmtId)) ?? knownFormat(Number(numFmtId)));
    },
    onText: () => undefined,
    onClose(name) {
      if (name === 'cellXfs') isWithin = false;
    },
  });
  for await (const _ of reading);
  return formats;
}
