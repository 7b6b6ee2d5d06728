import { type Units, usualUnits } from '@skep/domain';
import {
  type LeftOut,
  type Mark,
  paper,
  type Sheet,
  type SheetField,
  type SheetPage,
  type SheetRow,
} from '@skep/sheets';
import type { FullChecklist } from '#inspections/checklists/checklist.ts';
import { dateCells, textMark } from './blocks.ts';
import { linesOf, type Measure } from './measured-text.ts';
import { type PaperQuestion, type SheetItem, sheetItems } from './sheet-items.ts';
import { sheetText } from './sheet-words.ts';
import { columnOf, type TableColumn, writingAt } from './table-cells.ts';
import { inUnitsOf, withUnits } from './units-on-paper.ts';

/** What every inspection has and a row may ask. */
const generalColumns = [
  { id: 'impression', input: 'smileys_3' },
  { id: 'attention', input: 'boolean' },
  { id: 'notes', input: 'text' },
] as const;

/** The most questions of a row. */
export const tableColumnsMax = 10;

export interface TableOptions {
  full: FullChecklist;
  /** Ids of items, or `impression`, `attention`, `notes`, in the order of the columns. */
  items: readonly string[];
  /** A row for each. Empty: a page of blank rows. */
  hives: readonly SheetRow[];
  language: string;
  measure: Measure;
  /** Default: those that are stored. */
  units?: Units;
}

const nameWidth = 32;
const gap = 3;
const rowPitch = 9.5;
const labelSize = 2.5;
const labelPitch = 2.9;
/** Of a column's name, above its captions. */
const labelLines = 4;
/** Where the first page's date ends. */
const dateBottom = 33;
const right = paper.width - paper.left;

/** Lays out one sheet for many hives: a row for each, a column for each question that the person chose. */
export function layOutTable(options: TableOptions): Sheet {
  const { full, hives, language, measure, units = usualUnits } = options;
  const { placed, leftOut } = placedColumns(options);
  const legends = placed.flatMap(({ column }) => column.legend ?? []);
  const foot = paper.bottom - legends.length * 3.4;
  const pages: SheetPage[] = [];
  const room = (top: number) => Math.floor((foot - top - headHeight) / rowPitch);
  const rows = hives.length > 0 ? hives : Array.from({ length: room(dateBottom) }, () => blankRow);
  for (let from = 0; from < rows.length || pages.length === 0; ) {
    const isFirst = pages.length === 0;
    const top = isFirst ? dateBottom : paper.top;
    const some = rows.slice(from, from + room(top));
    const begun = isFirst ? dated(options) : { marks: [], fields: [] };
    const table = tableOf(some, { placed, top, from, options });
    const feet = legends.map((line, index) => footLine(line, foot + 2.6 + index * 3.4, measure));
    pages.push({
      marks: [...begun.marks, ...table.marks, ...feet],
      fields: [...begun.fields, ...table.fields],
    });
    from += some.length;
  }
  const sheet = { version: 1 as const, language, name: full.checklist.name, pages, leftOut, rows };
  return withUnits(sheet, sheetItems(full, language), units);
}

const blankRow: SheetRow = { hiveId: 0, name: '' };
const headHeight = labelLines * labelPitch + 6;

interface PlacedColumn {
  column: TableColumn;
  x: number;
  width: number;
}

/** As many as fit next to the names, in their order. */
function placedColumns({ full, items, language, measure, units = usualUnits }: TableOptions) {
  const questions = new Map(questionsOf(inUnitsOf(sheetItems(full, language), units)));
  for (const { id, input } of generalColumns)
    questions.set(id, {
      item: { input, children: [] },
      label: sheetText(language, `sheet.${id}`),
    });
  const placed: PlacedColumn[] = [];
  const leftOut: LeftOut[] = [];
  let x = paper.left + nameWidth + gap;
  for (const id of items.slice(0, tableColumnsMax)) {
    const known = questions.get(id);
    if (known === undefined) continue;
    const { label } = known;
    const column = columnOf({ ...known, id, language, measure });
    const width = typeof column === 'string' ? 0 : Math.max(column.width, leastWidth);
    if (typeof column === 'string') leftOut.push({ item: id, label, reason: column });
    else if (x + width > right) leftOut.push({ item: id, label, reason: 'no_room' });
    else {
      placed.push({ column, x, width });
      x += width + gap;
    }
  }
  return { placed: spread(placed), leftOut };
}

/** What room is left is for writing. */
function spread(placed: readonly PlacedColumn[]): PlacedColumn[] {
  const last = placed.at(-1);
  const writing = placed.filter(({ column }) => column.takesRoom).length;
  if (last === undefined || writing === 0) return [...placed];
  const more = (right - last.x - last.width) / writing;
  let moved = 0;
  return placed.map(({ column, x, width }) => {
    const own = column.takesRoom ? more : 0;
    moved += own;
    return { column, x: x + moved - own, width: width + own };
  });
}

/** Of a column whose name has to be read. */
const leastWidth = 12;

type LabelledQuestion = { item: PaperQuestion; label: string };

function questionsOf(items: readonly SheetItem[]): [string, LabelledQuestion][] {
  return items.flatMap((item) => {
    const { name, unit } = item;
    const label = unit === undefined ? name : `${name} (${unit})`;
    const isChosen = ['list', 'options', 'select'].includes(item.input);
    return [
      [String(item.id), { item, label }] as [string, LabelledQuestion],
      ...(isChosen ? [] : questionsOf(item.children)),
    ];
  });
}

function dated({ language, measure }: TableOptions): { marks: Mark[]; fields: SheetField[] } {
  const label = sheetText(language, 'sheet.date');
  const { cells, marks } = dateCells({ x: paper.left, y: 19, language, hasTime: true }, measure);
  const head = textMark(label, { x: paper.left, y: 17, size: 2.9 }, measure, true);
  return {
    marks: [head, ...marks],
    fields: [{ kind: 'date', item: 'date', label, cells, hasTime: true }],
  };
}

interface TablePlace {
  placed: readonly PlacedColumn[];
  top: number;
  /** Index of the first row. */
  from: number;
  options: TableOptions;
}

function tableOf(rows: readonly SheetRow[], { placed, top, from, options }: TablePlace) {
  const { measure, language } = options;
  const marks: Mark[] = [];
  const fields: SheetField[] = [];
  const bottom = top + headHeight;
  for (const { column, x, width } of placed) {
    const wanted = { size: labelSize, isBold: true, width: width + gap - 1, most: labelLines };
    const lines = linesOf(column.label, wanted, measure);
    marks.push(
      ...lines.map((line, index) => {
        const y = bottom - 5.6 - (lines.length - 1 - index) * labelPitch;
        return textMark(line, { x, y, size: labelSize }, measure, true);
      }),
      ...column.captions(x, bottom - 1.2),
    );
  }
  for (const [index, row] of rows.entries()) {
    const y = bottom + index * rowPitch;
    marks.push({ kind: 'line', area: { x: paper.left, y, width: right - paper.left, height: 0.15 } });
    const cells = placed.map(({ column, x, width }) => column.cell(x, y + 1.2, width));
    marks.push(...nameMarks(row, y, measure), ...cells.flatMap((cell) => cell.marks));
    const named = from + index;
    if (row.hiveId === 0) {
      const area = writingAt(paper.left, y + 1.2, nameWidth);
      fields.push({
        kind: 'writing',
        item: 'hive',
        label: sheetText(language, 'sheet.hive'),
        area,
        row: named,
      });
    }
    fields.push(...cells.map(({ field }) => ({ ...field, row: named })));
  }
  return { marks, fields };
}

function nameMarks({ name }: SheetRow, y: number, measure: Measure): Mark[] {
  const wanted = { size: 3.1, isBold: true, width: nameWidth, most: 2 };
  return linesOf(name, wanted, measure).map((line, index) =>
    textMark(line, { x: paper.left, y: y + 4.2 + index * 3.6, size: 3.1 }, measure, true),
  );
}

function footLine(legend: string, y: number, measure: Measure): Mark {
  const [line = ''] = linesOf(
    legend,
    { size: labelSize, isBold: false, width: right - paper.left, most: 1 },
    measure,
  );
  return textMark(line, { x: paper.left, y, size: labelSize }, measure);
}
