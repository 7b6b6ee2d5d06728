import { type Units, usualUnits } from '@skep/domain';
import { type LeftOut, type Mark, paper, type Sheet, type SheetField } from '@skep/sheets';
import type { FullChecklist } from '#inspections/checklists/checklist.ts';
import { type Block, blockOf, textMark } from './blocks.ts';
import { headOfSheet } from './head.ts';
import { linesOf, type Measure } from './measured-text.ts';
import { type SheetItem, sheetItems } from './sheet-items.ts';
import { inUnitsOf, withUnits } from './units-on-paper.ts';

/** Lays a checklist out on pages: items in four columns, headings in rows of their own. */
export function layOut(
  full: FullChecklist,
  language: string,
  measure: Measure,
  units: Units = usualUnits,
): Sheet {
  const leftOut: LeftOut[] = [];
  const nodes = sheetItems(full, language);
  const rows = rowsOf(inUnitsOf(nodes, units), { language, measure, leftOut });
  const pages = new Pages(headOfSheet(language, measure));
  for (const [index, row] of rows.entries()) {
    // A heading is on the page of the first row below it.
    const below = rows.slice(index + 1);
    const headings = below.findIndex(({ kind }) => kind === 'fields');
    const needed = row.kind === 'fields' ? [] : below.slice(0, headings + 1);
    pages.place(
      row,
      needed.reduce((sum, { height }) => sum + height, row.height),
    );
  }
  const sheet = { version: 1 as const, language, name: full.checklist.name, pages: pages.all, leftOut };
  return withUnits(sheet, nodes, units);
}

type Row =
  | { kind: 'heading'; height: number; text: string; isMain: boolean; measure: Measure }
  | { kind: 'fields'; height: number; blocks: Block[] };

interface LabelOptions {
  language: string;
  measure: Measure;
  leftOut: LeftOut[];
}

function rowsOf(nodes: readonly SheetItem[], options: LabelOptions): Row[] {
  const rows: Row[] = [];
  for (const node of nodes) addRows(rows, node, { parents: [], ...options });
  return rows;
}

/** @param parents names of the entries above it: of headings, then of questions. */
function addRows(
  rows: Row[],
  node: SheetItem,
  { parents, ...options }: LabelOptions & { parents: readonly SheetItem[] },
): void {
  const { language, measure } = options;
  const below = { parents: [...parents, node], ...options };
  if (node.input === 'label') {
    const heading: Row = {
      kind: 'heading',
      height: 0,
      text: node.name,
      isMain: parents.length === 0,
      measure,
    };
    heading.height = heading.isMain ? 10 : 6.7;
    const inside: Row[] = [];
    for (const child of node.children) addRows(inside, child, below);
    if (inside.length > 0) rows.push(heading, ...inside);
    return;
  }
  const parent = parents.at(-1);
  const label = parent && parent.input !== 'label' ? `${parent.name}: ${node.name}` : node.name;
  const block = blockOf({ item: node, label, language, measure });
  if (typeof block === 'string') options.leftOut.push({ item: String(node.id), label, reason: block });
  else addBlock(rows, block);
  const isChosen = ['list', 'options', 'select'].includes(node.input);
  if (!isChosen) for (const child of node.children) addRows(rows, child, below);
}

function addBlock(rows: Row[], block: Block): void {
  const last = rows.at(-1);
  if (last?.kind === 'fields' && last.blocks.length < paper.columns) {
    last.blocks.push(block);
    last.height = Math.max(last.height, block.height);
  } else rows.push({ kind: 'fields', height: block.height, blocks: [block] });
}

class Pages {
  readonly all: { marks: Mark[]; fields: SheetField[] }[];
  #y: number = paper.firstTop;

  constructor(first: { marks: readonly Mark[]; fields: readonly SheetField[] }) {
    this.all = [{ marks: [...first.marks], fields: [...first.fields] }];
  }

  /** @param needed how much room there must be for it to begin here */
  place(row: Row, needed: number): void {
    const top = this.all.length === 1 ? paper.firstTop : paper.top;
    if (this.#y + needed > paper.bottom && this.#y > top) this.#turn();
    const page = this.all[this.all.length - 1];
    if (page === undefined) return;
    if (row.kind === 'heading') page.marks.push(...headingMarks(row, this.#y));
    else {
      for (const [column, block] of row.blocks.entries()) {
        const { marks, field } = block.at(paper.left + column * paper.columnPitch, this.#y);
        page.marks.push(...marks);
        page.fields.push(field);
      }
    }
    this.#y += row.height;
  }

  #turn(): void {
    this.all.push({ marks: [], fields: [] });
    this.#y = paper.top;
  }
}

function headingMarks({ text, isMain, measure }: Extract<Row, { kind: 'heading' }>, y: number): Mark[] {
  const size = isMain ? 4 : 3.2;
  const [line = ''] = linesOf(text, { size, isBold: true, width: 180, most: 1 }, measure);
  const head = textMark(line, { x: paper.left, y: y + (isMain ? 6 : 3.4), size }, measure, true);
  if (!isMain) return [head];
  return [{ kind: 'line', area: { x: 14, y: y + 0.8, width: 182, height: 0.2 } }, head];
}
