import { numberRangeOf } from '@skep/domain';
import { type Area, type LeftOutReason, type Mark, paper, type SheetField } from '@skep/sheets';
import { answerName } from '#platform/taxonomy/words.ts';
import { boxAt, cellAt, decimalSign, digitsOf, moods, textMark } from './blocks.ts';
import { linesOf, type Measure } from './measured-text.ts';
import type { PaperQuestion } from './sheet-items.ts';

/** A question of a row for each hive: its text once above, and its boxes in each row. */
export interface TableColumn {
  item: string;
  label: string;
  /** The least that it needs. */
  width: number;
  /** Writing has more room where there is some. */
  takesRoom?: boolean;
  /** Above the boxes, just over the line of `bottom`. */
  captions: (x: number, bottom: number) => Mark[];
  cell: (x: number, y: number, width: number) => { marks: Mark[]; field: SheetField };
  /** What letters above its boxes stand for, at the foot of the page. Default: they speak for themselves. */
  legend?: string;
}

export interface ColumnOptions {
  item: PaperQuestion;
  id: string;
  label: string;
  language: string;
  measure: Measure;
}

/** Boxes of a row are nearer to each other than those of a sheet. */
const pitch = 4.6;
const captionSize = 2.2;
const writingWidth = 36;
/** More choices than these have no room in a row. */
const choicesMax = 5;

/** How a question is printed in a row, or why it is not. */
export function columnOf(options: ColumnOptions): TableColumn | LeftOutReason {
  const { item, language } = options;
  switch (item.input) {
    case 'boolean':
    case 'boolean_yes_red':
    case 'list_item':
      return boxes(options, [
        { value: '1', caption: answerName(language, 'yes'), pitch: 7 },
        { value: '0', caption: answerName(language, 'no'), pitch: 7 },
      ]);
    case 'smileys_3':
      return faces(options);
    case 'score':
      return boxes(options, numbered(5));
    case 'score_quality':
    case 'score_amount':
      return scored(options, item.input === 'score_quality' ? ['poor', 'excellent'] : ['low', 'extreme']);
    case 'options':
    case 'select':
    case 'list':
      return lettered(options);
    case 'grade':
      return digits(options, { whole: 2, decimals: 0, minus: 'never' });
    case 'text':
      return writing(options);
    default:
      return numberRangeOf(item.input) === undefined ? 'not_on_paper' : digits(options, digitsOf(item));
  }
}

interface Box {
  value: string;
  caption: string;
  /** Distance to the next one. Default: as near as they may be. */
  pitch?: number;
}

const numbered = (count: number): Box[] =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + 1), caption: String(index + 1) }));

/** Four steps, whose ends are named. */
function scored(options: ColumnOptions, [least, most]: readonly [string, string]): TableColumn {
  const { language } = options;
  const legend = `${options.label}: 1 ${answerName(language, least)} – 4 ${answerName(language, most)}`;
  return { ...boxes(options, numbered(4)), legend };
}

/** Choices by letters, which the foot of the page explains. */
function lettered(options: ColumnOptions): TableColumn | LeftOutReason {
  const { item } = options;
  if (item.children.some(({ children }) => children.length > 0) || item.children.length > choicesMax)
    return 'too_long';
  const choices = item.children.map(({ id, name }, index) => ({
    value: String(id),
    caption: 'abcde'[index] ?? '',
    name,
  }));
  if (choices.length === 0) return 'not_on_paper';
  const legend = `${options.label}: ${choices.map(({ caption, name }) => `${caption} ${name}`).join(', ')}`;
  return { ...boxes(options, choices, item.input === 'list' ? 'several' : 'one'), legend };
}

function boxes(
  options: ColumnOptions,
  choices: readonly Box[],
  kind: 'one' | 'several' = 'one',
): TableColumn {
  const lefts = choices.map((_box, index) =>
    choices.slice(0, index).reduce((sum, box) => sum + (box.pitch ?? pitch), 0),
  );
  const width = choices.reduce((sum, box) => sum + (box.pitch ?? pitch), 0);
  return {
    item: options.id,
    label: options.label,
    width,
    captions: (x, bottom) =>
      choices.map(({ caption, pitch: room = pitch }, index) => {
        const wanted = { size: captionSize, isBold: false, width: room - 0.6, most: 1 };
        const [line = ''] = linesOf(caption, wanted, options.measure);
        const left = x + (lefts[index] ?? 0) + (paper.box - options.measure(line, captionSize, false)) / 2;
        return textMark(line, { x: Math.max(x, left), y: bottom, size: captionSize }, options.measure);
      }),
    cell(x, y) {
      const printed = choices.map(({ value }, index) => ({
        value,
        area: boxAt(x + (lefts[index] ?? 0), y + (paper.cellHeight - paper.box) / 2),
      }));
      return { marks: [], field: { item: options.id, label: options.label, kind, boxes: printed } };
    },
  };
}

function faces(options: ColumnOptions): TableColumn {
  const side = 4;
  const column = boxes(
    options,
    moods.map((_mood, index) => ({ value: String(index + 1), caption: '' })),
  );
  return {
    ...column,
    captions: (x, bottom) =>
      moods.map((mood, index) => ({
        kind: 'face',
        mood,
        area: { x: x + index * pitch - 0.25, y: bottom - side + 0.4, width: side, height: side },
      })),
  };
}

function writing(options: ColumnOptions): TableColumn {
  return {
    item: options.id,
    label: options.label,
    width: writingWidth,
    takesRoom: true,
    captions: () => [],
    cell: (x, y, width) => ({
      marks: [],
      field: { item: options.id, label: options.label, kind: 'writing', area: writingAt(x, y, width) },
    }),
  };
}

/** Room for a few words in a row. */
export const writingAt = (x: number, y: number, width: number): Area => ({
  x,
  y,
  width,
  height: paper.cellHeight,
});

function digits(
  options: ColumnOptions,
  { whole, decimals, minus }: ReturnType<typeof digitsOf>,
): TableColumn {
  const sign = minus === 'never' ? 0 : minus === 'box' ? 8.3 : 3.5;
  const point = decimals > 0 ? 2 : 0;
  const glyph = (text: string, x: number, y: number) => textMark(text, { x, y, size: 4 }, options.measure);
  return {
    item: options.id,
    label: options.label,
    width: sign + (whole + decimals) * paper.cellWidth + point,
    captions: () => [],
    cell(x, y) {
      const marks: Mark[] = minus === 'never' ? [] : [glyph('−', x, y + 5)];
      if (decimals > 0)
        marks.push(glyph(decimalSign(options.language), x + sign + whole * paper.cellWidth, y + 5));
      const cells = Array.from({ length: whole + decimals }, (_, at) =>
        cellAt(x + sign + at * paper.cellWidth + (at >= whole ? point : 0), y),
      );
      const box = minus === 'box' ? boxAt(x + 4, y + 1.7) : minus;
      const field = {
        item: options.id,
        label: options.label,
        kind: 'number' as const,
        cells,
        decimals,
        minus: box,
      };
      return { marks, field };
    },
  };
}
