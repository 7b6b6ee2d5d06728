import { importLimits } from '@skep/domain';
import { fieldProblem } from '#platform/input/forms.ts';
import { csvCell, joinedText, type MergedCells, mergedTexts, mostMerged } from './sheet-rows.ts';
import { readXml } from './xml-events.ts';

type Attributes = Readonly<Record<string, string>>;

/** A row that is repeated may not become longer than this: a bomb repeats one a million times. */
const repeatedMax = 5_000_000;
const nothing = { onOpen: () => undefined, onText: () => undefined, onClose: () => undefined };

/** Names of the sheets of a LibreOffice document in their order; undefined for one that is no spreadsheet. */
export async function namesOfTables(content: AsyncIterable<Buffer>): Promise<string[] | undefined> {
  const names: string[] = [];
  let isSpreadsheet = false;
  const events = {
    ...nothing,
    onOpen(name: string, attributes: Attributes) {
      if (name === 'spreadsheet') isSpreadsheet = true;
      else if (name === 'table' && isSpreadsheet) names.push(attributes['table:name'] ?? '');
    },
  };
  for await (const _ of readXml(content, events));
  return isSpreadsheet ? names : undefined;
}

/** One sheet as the text of a CSV file, a piece at a time. Of a formula the value counts that it had when it was saved. */
export async function* tableAsCsv(content: AsyncIterable<Buffer>, wanted: number): AsyncGenerator<string> {
  const table = tableReader(wanted);
  for await (const _ of readXml(content, table)) {
    const lines = table.taken();
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
    if (table.isDone()) return;
  }
}

function tableReader(wanted: number) {
  let [tables, row, last] = [-1, 0, 0];
  let lines: string[] = [];
  let cells: string[] = [];
  let cell: { attributes: Attributes; text: string } | undefined;
  let [isInText, remarks, rowRepeats] = [false, 0, 1];
  const merged: MergedCells[] = [];
  const fill = mergedTexts(merged);
  const isWithin = () => tables === wanted;

  function endCell(): void {
    if (cell === undefined) return;
    const text = cellText(cell.attributes, cell.text);
    const rows = countOf(cell.attributes['table:number-rows-spanned']);
    if (rows > 1 && merged.length < mostMerged)
      merged.push({ column: cells.length, first: row, last: row + rows - 1 });
    const repeats = countOf(cell.attributes['table:number-columns-repeated']);
    // Cells without a text to the end of the sheet are one that is repeated.
    const room = importLimits.columns + 1 - cells.length;
    for (let index = 0; index < Math.min(repeats, room); index += 1) cells.push(text);
    if (text !== '' && cells.length > importLimits.columns)
      throw fieldProblem('file', 'too_many_columns', { max: importLimits.columns });
    cell = undefined;
  }

  function endRow(): void {
    fill(row, cells);
    const width = cells.findLastIndex((each) => each !== '') + 1;
    if (width > 0) {
      const line = cells.slice(0, width).map(csvCell).join(',');
      if (line.length * rowRepeats > repeatedMax) throw fieldProblem('file', 'not_a_table');
      if (last > 0) for (let empty = last + 1; empty <= row; empty += 1) lines.push('');
      for (let times = 0; times < rowRepeats; times += 1) lines.push(line);
      last = row + rowRepeats;
    }
    row += rowRepeats;
    if (row > 1_048_576 && width > 0) throw fieldProblem('file', 'not_a_table');
  }

  return {
    isDone: () => tables > wanted,
    taken() {
      const taken = lines;
      lines = [];
      return taken;
    },
    onOpen(name: string, attributes: Attributes) {
      if (name === 'table') tables += 1;
      if (!isWithin()) return;
      if (name === 'table-row') {
        cells = [];
        rowRepeats = countOf(attributes['table:number-rows-repeated']);
      } else if (name === 'table-cell' || name === 'covered-table-cell') cell = { attributes, text: '' };
      else if (name === 'annotation') remarks += 1;
      else if (name === 'p' && cell !== undefined && remarks === 0) {
        if (cell.text !== '') cell.text = joinedText(cell.text, '\n');
        isInText = true;
      } else if (isInText && cell !== undefined && ['s', 'tab', 'line-break'].includes(name))
        cell.text = joinedText(cell.text, name === 'line-break' ? '\n' : ' ');
    },
    onText(piece: string) {
      if (isInText && remarks === 0 && cell !== undefined) cell.text = joinedText(cell.text, piece);
    },
    onClose(name: string) {
      if (!isWithin()) return;
      if (name === 'annotation') remarks -= 1;
      else if (name === 'p') isInText = false;
      else if (name === 'table-cell' || name === 'covered-table-cell') endCell();
      else if (name === 'table-row') endRow();
    },
  };
}

function countOf(repeats: string | undefined): number {
  const count = Number(repeats ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}

/** As a CSV file would have it: numbers and times as they are, whatever the cell shows of them. */
function cellText(attributes: Attributes, text: string): string {
  const value = attributes['office:value'] ?? '';
  switch (attributes['office:value-type']) {
    case 'float':
    case 'currency':
      return value;
    case 'percentage':
      return String(Number((Number(value) * 100).toPrecision(15)));
    case 'date':
      return (attributes['office:date-value'] ?? text).replace('T', ' ');
    case 'time':
      return timeOfDay(attributes['office:time-value'] ?? '') ?? text;
    case 'boolean':
      return attributes['office:boolean-value'] ?? text;
    default:
      return attributes['office:string-value'] ?? text;
  }
}

/** As `PT10H30M00S`. */
function timeOfDay(text: string): string | undefined {
  const [, ...parts] = /^PT(\d{1,2})H(\d{1,2})M(\d{1,2})(?:[.,]\d{1,9})?S$/.exec(text) ?? [];
  return parts.length === 3 ? parts.map((part) => part.padStart(2, '0')).join(':') : undefined;
}
