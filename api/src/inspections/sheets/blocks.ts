import { formatLocaleOf, numberRangeOf } from '@skep/domain';
import { type Area, type LeftOutReason, type Mark, paper, type SheetField } from '@skep/sheets';
import { answerName } from '#platform/taxonomy/words.ts';
import { linesOf, type Measure } from './measured-text.ts';
import type { PaperQuestion, SheetItem } from './sheet-items.ts';
import { sheetText } from './sheet-words.ts';

/** An item of a sheet, wherever it is. */
export interface Block {
  height: number;
  at: (x: number, y: number) => { marks: Mark[]; field: SheetField };
}

export interface BlockOptions {
  item: SheetItem;
  label: string;
  language: string;
  measure: Measure;
}

/** The most choices that are printed; a longer list is said to be left out. */
const choicesMax = 10;

const labelSize = 2.9;
const labelPitch = 3.4;
const textSize = 2.7;

/** What an item looks like on paper, or why it is not there. */
export function blockOf(options: BlockOptions): Block | LeftOutReason {
  const { item, language } = options;
  const yesNo = ['1', '0'].map((value) => ({
    value,
    text: answerName(language, value === '1' ? 'yes' : 'no'),
  }));
  switch (item.input) {
    case 'boolean':
    case 'boolean_yes_red':
    case 'list_item':
      return boxes(options, { kind: 'one', choices: yesNo, across: 20 });
    case 'options':
    case 'select':
    case 'list':
      return choices(options);
    case 'smileys_3':
      return faces(options);
    case 'score':
      return boxes(options, { kind: 'one', choices: steps(5, (step) => '★'.repeat(step)) });
    case 'score_quality':
      return boxes(options, {
        kind: 'one',
        choices: worded(language, ['poor', 'fair', 'good', 'excellent']),
      });
    case 'score_amount':
      return boxes(options, { kind: 'one', choices: worded(language, ['low', 'medium', 'high', 'extreme']) });
    case 'grade':
      return grades(options);
    case 'text':
      return writing(options, paper.rowHeight);
    case 'select_hive':
    case 'select_apiary':
    case 'select_location':
      return writing(options, 16.5);
    case 'date':
      return date(options);
    default:
      return numberRangeOf(item.input) === undefined ? 'not_on_paper' : number(options);
  }
}

interface Choice {
  value: string;
  text: string;
  depth?: number;
}

function steps(count: number, text: (step: number) => string): Choice[] {
  return Array.from({ length: count }, (_, index) => ({ value: String(index + 1), text: text(index + 1) }));
}

const worded = (language: string, words: readonly string[]) =>
  steps(words.length, (step) => answerName(language, words[step - 1] ?? ''));

function choices(options: BlockOptions): Block | LeftOutReason {
  const { item } = options;
  const lines = item.children.flatMap((child) => choiceLines(child, 0));
  if (lines.length === 0) return 'not_on_paper';
  if (lines.length > choicesMax) return 'too_long';
  return boxes(options, { kind: item.input === 'list' ? 'several' : 'one', choices: lines });
}

/** Where choices stand below another one, that one is words alone: its value is empty. */
function choiceLines({ id, name, children }: SheetItem, depth: number): Choice[] {
  const value = children.length > 0 ? '' : String(id);
  return [{ value, text: name, depth }, ...children.flatMap((child) => choiceLines(child, depth + 1))];
}

interface BoxesOptions {
  kind: 'one' | 'several';
  choices: readonly Choice[];
  /** Distance of boxes in one row. Default: below each other. */
  across?: number;
}

function boxes(options: BlockOptions, { kind, choices, across }: BoxesOptions): Block {
  const head = headOf(options);
  const rows = across === undefined ? choices.length : 1;
  return {
    height: head.height + rows * paper.pitch + 3,
    at(x, y) {
      const marks = head.at(x, y);
      const printed = choices.map(({ value, text, depth = 0 }, index) => {
        const area = boxAt(
          x + (across ?? 0) * index + depth * paper.pitch,
          y + head.height + (across === undefined ? index * paper.pitch : 0),
        );
        const room = (across ?? paper.fieldWidth) - depth * paper.pitch - 6;
        const [line = ''] = linesOf(
          text,
          { size: textSize, isBold: false, width: room, most: 1 },
          options.measure,
        );
        const left = value === '' ? area.x : area.x + paper.pitch;
        marks.push(textMark(line, { x: left, y: area.y + 2.8, size: textSize }, options.measure));
        return { value, area };
      });
      const field = { item: String(options.item.id), label: options.label, kind };
      return { marks, field: { ...field, boxes: printed.filter(({ value }) => value !== '') } };
    },
  };
}

function grades(options: BlockOptions): Block {
  const head = headOf(options);
  const pitch = 4.3;
  return {
    height: head.height + 12,
    at(x, y) {
      const marks = head.at(x, y);
      const printed = steps(10, String).map(({ value, text }, index) => {
        const area = boxAt(x + index * pitch, y + head.height + 3.8);
        const width = options.measure(text, textSize, false);
        const left = area.x + (paper.box - width) / 2;
        marks.push(textMark(text, { x: left, y: area.y - 1.2, size: textSize }, options.measure));
        return { value, area };
      });
      const field = { item: String(options.item.id), label: options.label, kind: 'one' as const };
      return { marks, field: { ...field, boxes: printed } };
    },
  };
}

export const moods = ['sad', 'neutral', 'happy'] as const;

function faces(options: BlockOptions): Block {
  const head = headOf(options);
  return {
    height: head.height + 15,
    at(x, y) {
      const { marks, boxes } = faceBoxes(x, y + head.height);
      const field = { item: String(options.item.id), label: options.label, kind: 'one' as const, boxes };
      return { marks: [...head.at(x, y), ...marks], field };
    },
  };
}

/** Three faces with a box below each, 12.5 mm high. */
export function faceBoxes(x: number, y: number) {
  const pitch = 8.5;
  return {
    marks: moods.map(
      (mood, index): Mark => ({ kind: 'face', mood, area: { x: x + index * pitch, y, width: 6, height: 6 } }),
    ),
    boxes: moods.map((_mood, index) => ({
      value: String(index + 1),
      area: boxAt(x + index * pitch + 1.25, y + 7.5),
    })),
  };
}

function writing(options: BlockOptions, height: number): Block {
  const head = headOf(options);
  const tall = Math.max(height - head.height - 3, 8);
  return {
    height: head.height + tall + 3,
    at(x, y) {
      const area = { x, y: y + head.height, width: paper.fieldWidth, height: tall };
      const field = { item: String(options.item.id), label: options.label, kind: 'writing' as const, area };
      return { marks: head.at(x, y), field };
    },
  };
}

function date(options: BlockOptions): Block {
  const head = headOf(options);
  return {
    height: head.height + paper.cellHeight + 6,
    at(x, y) {
      const { cells, marks } = dateCells(
        { x, y: y + head.height, language: options.language, hasTime: false },
        options.measure,
      );
      const field = { item: String(options.item.id), label: options.label, kind: 'date' as const, cells };
      return { marks: [...head.at(x, y), ...marks], field: { ...field, hasTime: false } };
    },
  };
}

/** Cells for a day and, wanted or not, its time, with a small word below each part. */
export function dateCells(
  { x, y, language, hasTime }: { x: number; y: number; language: string; hasTime: boolean },
  measure: Measure,
): { cells: Area[]; marks: Mark[] } {
  const parts = [
    { word: 'day', count: 2 },
    { word: 'month', count: 2 },
    { word: 'year', count: 4 },
    ...(hasTime
      ? [
          { word: 'hour', count: 2 },
          { word: 'minute', count: 2 },
        ]
      : []),
  ];
  const cells: Area[] = [];
  const marks: Mark[] = [];
  let left = x;
  for (const { word, count } of parts) {
    const room = count * paper.cellWidth;
    for (let at = 0; at < count; at += 1) cells.push(cellAt(left + at * paper.cellWidth, y));
    const labelText = sheetText(language, `sheet.${word}`);
    const [line = ''] = linesOf(labelText, { size: 2.2, isBold: false, width: room, most: 1 }, measure);
    marks.push({
      ...textMark(line, { x: left, y: y + paper.cellHeight + 2.6, size: 2.2 }, measure),
      isGrey: true,
    });
    left += room + (hasTime ? 3 : 1.5);
  }
  return { cells, marks };
}

function number(options: BlockOptions): Block {
  const head = headOf(options);
  const { whole, decimals, minus } = digitsOf(options.item);
  return {
    height: head.height + paper.cellHeight + 3.5,
    at(x, y) {
      const top = y + head.height;
      const marks = head.at(x, y);
      let left = x;
      const sign = (labelText: string) =>
        marks.push(textMark(labelText, { x: left, y: top + 5, size: 4 }, options.measure));
      const box = minus === 'box' ? boxAt(left + 4, top + 1.7) : minus;
      if (minus !== 'never') {
        sign('−');
        left += minus === 'box' ? 8.3 : 3.5;
      }
      const cells: Area[] = [];
      for (let at = 0; at < whole + decimals; at += 1) {
        if (at === whole) {
          sign(decimalSign(options.language));
          left += 2;
        }
        cells.push(cellAt(left, top));
        left += paper.cellWidth;
      }
      const field = { item: String(options.item.id), label: options.label, kind: 'number' as const };
      return { marks, field: { ...field, cells, decimals, minus: box } };
    },
  };
}

/** How many boxes for digits a number of this kind has. */
export function digitsOf({ input, min, max }: Omit<PaperQuestion, 'children'>) {
  const range = numberRangeOf(input) ?? { min: 0, max: 999, decimals: 0 };
  const [least, most] = [min ?? range.min, max ?? range.max];
  const { decimals } = range;
  const needed = String(Math.floor(Math.max(Math.abs(least), Math.abs(most)))).length;
  // Of numbers with any decimals nobody writes more than one for a hive, and of a percentage none.
  const shown =
    input === 'number_percentage' ? 0 : input === 'number' || input === 'number_positive' ? 1 : decimals;
  const whole = Math.min(needed, shown > 1 ? 4 : 5);
  const minus = input === 'number_negative' ? 'always' : least < 0 && most > 0 ? 'box' : 'never';
  return { whole: minus === 'box' && shown === 3 ? 3 : whole, decimals: shown, minus } as const;
}

export function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(formatLocaleOf(language)).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function headOf({ label, item, measure }: BlockOptions) {
  const named = item.unit === undefined ? label : `${label} (${item.unit})`;
  const lines = linesOf(named, { size: labelSize, isBold: true, width: paper.fieldWidth, most: 2 }, measure);
  return {
    height: lines.length * labelPitch + 1.6,
    at: (x: number, y: number): Mark[] =>
      lines.map((line, index) => ({
        ...textMark(line, { x, y: y + 2.7 + index * labelPitch, size: labelSize }, measure, true),
      })),
  };
}

export function textMark(
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
  measure: Measure,
  isBold = false,
): Extract<Mark, { kind: 'text' }> {
  return { kind: 'text', x, y, size, text, isBold, isGrey: false, width: measure(text, size, isBold) };
}

export const boxAt = (x: number, y: number): Area => ({ x, y, width: paper.box, height: paper.box });

export const cellAt = (x: number, y: number): Area => ({
  x,
  y,
  width: paper.cellWidth,
  height: paper.cellHeight,
});
