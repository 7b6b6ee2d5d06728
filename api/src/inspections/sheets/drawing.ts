import {
  type Area,
  areasOf,
  codeArea,
  type Mark,
  pageCodeText,
  type Sheet,
  type SheetField,
  squareArea,
  squareNames,
} from '@skep/sheets';
import { encode } from 'uqr';
import { textMark } from './blocks.ts';
import { linesOf, type Measure } from './measured-text.ts';
import { sheetText } from './sheet-words.ts';

/** For whom a sheet is printed; without a hive it is blank. */
export interface SheetHive {
  id: number;
  name: string;
  apiaryName: string;
}

/** What comes out of the printer, bit by bit. */
export type Shape =
  | Exclude<Mark, { kind: 'line' }>
  | { kind: 'fill'; area: Area }
  | { kind: 'frame'; area: Area; field?: SheetField; value?: string };

export interface DrawnPage {
  sheet: Sheet;
  /** From 0. */
  index: number;
  /** Undefined: a preview, which has no code yet. */
  printId: number | undefined;
  hive?: SheetHive | undefined;
}

/** Everything on a page. */
export function shapesOf(drawn: DrawnPage, measure: Measure): Shape[] {
  const page = drawn.sheet.pages[drawn.index];
  if (page === undefined) return [];
  return [
    ...squareNames.map((name): Shape => ({ kind: 'fill', area: squareArea(name) })),
    ...headLine(drawn, measure),
    ...page.marks.map((mark): Shape => (mark.kind === 'line' ? { kind: 'fill', area: mark.area } : mark)),
    ...page.fields.flatMap(framesOf),
    ...page.fields.flatMap((field) => prefilled(field, drawn.hive, measure)),
    ...codeShapes(drawn, measure),
  ];
}

function framesOf(field: SheetField): Shape[] {
  if (field.kind === 'one' || field.kind === 'several') {
    return field.boxes.map(({ value, area }) => ({ kind: 'frame', area, field, value }));
  }
  return areasOf(field).map((area) => ({ kind: 'frame', area, field }));
}

/** The apiary and name of the hive in words, so that nobody writes what is known. */
function prefilled(field: SheetField, hive: SheetHive | undefined, measure: Measure): Shape[] {
  if (hive === undefined || field.kind !== 'writing') return [];
  const known = { location: hive.apiaryName, hive: hive.name };
  const label = field.item === 'location' || field.item === 'hive' ? known[field.item] : undefined;
  if (label === undefined) return [];
  const { x, y, width, height } = field.area;
  const [line = ''] = linesOf(label, { size: 3.8, isBold: false, width: width - 3, most: 1 }, measure);
  return [textMark(line, { x: x + 1.5, y: y + height - 2.6, size: 3.8 }, measure)];
}

function headLine({ sheet, index, printId, hive }: DrawnPage, measure: Measure): Shape[] {
  const size = 2.7;
  const { language, name, pages } = sheet;
  const numbers = sheetText(language, 'sheet.page', { page: index + 1, pages: pages.length });
  const right = [...(printId === undefined ? [] : [printWords(language, printId)]), numbers].join(' · ');
  const width = measure(right, size, false);
  const left = [name, ...(hive === undefined ? [] : [hive.apiaryName, hive.name])].join(' · ');
  const [line = ''] = linesOf(left, { size, isBold: true, width: 176 - width, most: 1 }, measure);
  return [
    textMark(line, { x: 15, y: 10.5, size }, measure, true),
    textMark(right, { x: 195 - width, y: 10.5, size }, measure),
  ];
}

const printWords = (language: string, printId: number) =>
  sheetText(language, 'sheet.printId', { id: printId });

/** The code in the middle below, and next to it the text for people. */
function codeShapes({ sheet, index, printId, hive }: DrawnPage, measure: Measure): Shape[] {
  const { x, y, width } = codeArea;
  if (printId === undefined) return [{ kind: 'frame', area: codeArea }];
  const page = { printId, page: index + 1, pages: sheet.pages.length, hiveId: hive?.id ?? 0 };
  // A quarter of it may be dirty.
  const { data, size } = encode(pageCodeText(page), { ecc: 'Q', border: 0 });
  const side = width / size;
  const modules = data.flatMap((line, row) =>
    line.flatMap((isDark, column): Shape[] =>
      isDark
        ? [{ kind: 'fill', area: { x: x + column * side, y: y + row * side, width: side, height: side } }]
        : [],
    ),
  );
  const words = printWords(sheet.language, printId);
  const label = sheetText(sheet.language, 'sheet.howTo');
  const style = { size: 2.4, isBold: false, width: 62, most: 4 };
  return [
    ...joined(modules),
    textMark(words, { x: x + width + 4, y: y + 6, size: 4 }, measure, true),
    textMark(
      sheetText(sheet.language, 'sheet.page', { page: page.page, pages: page.pages }),
      { x: x + width + 4, y: y + 11, size: 2.7 },
      measure,
    ),
    ...linesOf(label, style, measure).map((line, at) =>
      textMark(line, { x: 16, y: y + 3 + at * 3.2, size: style.size }, measure),
    ),
  ];
}

/** Neighbouring modules become one area: printers leave hairs between two. */
function joined(modules: readonly Shape[]): Shape[] {
  const runs: { kind: 'fill'; area: Area }[] = [];
  for (const module of modules) {
    if (module.kind !== 'fill') continue;
    const last = runs.at(-1);
    const isNext =
      last !== undefined &&
      last.area.y === module.area.y &&
      Math.abs(last.area.x + last.area.width - module.area.x) < 0.001;
    if (isNext) last.area.width += module.area.width;
    else runs.push({ kind: 'fill', area: { ...module.area } });
  }
  return runs;
}

/** A face of one stroke each: SVG and PDF draw the same path. Eyes are short strokes. */
export function facePath({ x, y, width }: Area, mood: 'sad' | 'neutral' | 'happy'): string {
  const r = width / 2 - 0.15;
  const [cx, cy] = [x + width / 2, y + width / 2];
  const n = (value: number) => value.toFixed(2);
  const bend = { sad: -1.4, neutral: 0, happy: 1.4 }[mood];
  const mouth = cy + (mood === 'sad' ? 1.7 : mood === 'happy' ? 0.8 : 1.1);
  return [
    `M ${n(cx - r)} ${n(cy)} A ${n(r)} ${n(r)} 0 1 0 ${n(cx + r)} ${n(cy)}`,
    `A ${n(r)} ${n(r)} 0 1 0 ${n(cx - r)} ${n(cy)}`,
    `M ${n(cx - 1)} ${n(cy - 1)} L ${n(cx - 1)} ${n(cy - 0.5)} M ${n(cx + 1)} ${n(cy - 1)} L ${n(cx + 1)} ${n(cy - 0.5)}`,
    `M ${n(cx - 1.4)} ${n(mouth)} Q ${n(cx)} ${n(mouth + bend)} ${n(cx + 1.4)} ${n(mouth)}`,
  ].join(' ');
}
