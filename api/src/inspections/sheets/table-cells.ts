import { numberRangeOf } from '@skep/domain';
import { type Area, type LeftOutReason, type Mark, paper, type SheetField } from '@skep/sheets';
import type { CategoryTreeWire } from '#platform/taxonomy/wire.ts';
import { answerName } from '#platform/taxonomy/words.ts';
import { boxAt, cellAt, decimalSign, digitsOf, moods, textMark } from './blocks.ts';
import { linesOf, type Measure } from './measured-text.ts';

/** A question of a row for each hive: what stands above it once, and in each row. */
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

export interface ColumnWish {
  item: Pick<CategoryTreeWire, 'input' | 'min' | 'max' | 'children' | 'unit'>;
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

/** How a question is asked in a row, or why it is not. */
export function columnOf(wish: ColumnWish): TableColumn | LeftOutReason {
  const { item, language } = wish;
  switch (item.input) {
    case 'boolean':
    case 'boolean_yes_red':
    case 'list_item':
      return boxes(wish, [
        { value: '1', caption: answerName(language, 'yes'), pitch: 7 },
        { value: '0', caption: answerName(language, 'no'), pitch: 7 },
      ]);
    case 'smileys_3':
      return faces(wish);
    case 'score':
      return boxes(wish, numbered(5));
    case 'score_quality':
    case 'score_amount':
      return scored(wish, item.input === 'score_quality' ? ['poor', 'excellent'] : ['low', 'extreme']);
    case 'options':
    case 'select':
    case 'list':
      return lettered(wish);
    case 'grade':
      return digits(wish, { whole: 2, decimals: 0, minus: 'never' });
    case 'text':
      return writing(wish);
    default:
      return numberRangeOf(item.input) === undefined ? 'not_on_paper' : digits(wish, digitsOf(item));
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
function scored(wish: ColumnWish, [least, most]: readonly [string, string]): TableColumn {
  const { language } = wish;
  const legend = `${wish.label}: 1 ${answerName(language, least)} – 4 ${answerName(language, most)}`;
  return { ...boxes(wish, numbered(4)), legend };
}

/** Choices by letters, which the foot of the page explains. */
function lettered(wish: ColumnWish): TableColumn | LeftOutReason {
  const { item, language } = wish;
  if (item.children.some(({ children }) => children.length > 0) || item.children.length > choicesMax)
    return 'too_long';
  const choices = item.children.map(({ id, trans, name }, index) => ({
    value: String(id),
    caption: 'abcde'[index] ?? '',
    name: trans[language] ?? trans.en ?? name,
  }));
  if (choices.length === 0) return 'not_on_paper';
  const legend = `${wish.label}: ${choices.map(({ caption, name }) => `${caption} ${name}`).join(', ')}`;
  return { ...boxes(wish, choices, item.input === 'list' ? 'several' : 'one'), legend };
}

function boxes(wish: ColumnWish, choices: readonly Box[], kind: 'one' | 'several' = 'one'): TableColumn {
  const lefts = choices.map((_box, index) =>
    choices.slice(0, index).reduce((sum, box) => sum + (box.pitch ?? pitch), 0),
  );
  const width = choices.reduce((sum, box) => sum + (box.pitch ?? pitch), 0);
  return {
    item: wish.id,
    label: wish.label,
    width,
    captions: (x, bottom) =>
      choices.map(({ caption, pitch: room = pitch }, index) => {
        const wanted = { size: captionSize, isBold: false, width: room - 0.6, most: 1 };
        const [line = ''] = linesOf(caption, wanted, wish.measure);
        const left = x + (lefts[index] ?? 0) + (paper.box - wish.measure(line, captionSize, false)) / 2;
        return textMark(line, { x: Math.max(x, left), y: bottom, size: captionSize }, wish.measure);
      }),
    cell(x, y) {
      const printed = choices.map(({ value }, index) => ({
        value,
        area: boxAt(x + (lefts[index] ?? 0), y + (paper.cellHeight - paper.box) / 2),
      }));
      return { marks: [], field: { item: wish.id, label: wish.label, kind, boxes: printed } };
    },
  };
}

function faces(wish: ColumnWish): TableColumn {
  const side = 4;
  const column = boxes(
    wish,
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

function writing(wish: ColumnWish): TableColumn {
  return {
    item: wish.id,
    label: wish.label,
    width: writingWidth,
    takesRoom: true,
    captions: () => [],
    cell: (x, y, width) => ({
      marks: [],
      field: { item: wish.id, label: wish.label, kind: 'writing', area: writingAt(x, y, width) },
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

function digits(wish: ColumnWish, { whole, decimals, minus }: ReturnType<typeof digitsOf>): TableColumn {
  const sign = minus === 'never' ? 0 : minus === 'box' ? 8.3 : 3.5;
  const point = decimals > 0 ? 2 : 0;
  const told = (text: string, x: number, y: number) => textMark(text, { x, y, size: 4 }, wish.measure);
  return {
    item: wish.id,
    label: wish.label,
    width: sign + (whole + decimals) * paper.cellWidth + point,
    captions: () => [],
    cell(x, y) {
      const marks: Mark[] = minus === 'never' ? [] : [told('−', x, y + 5)];
      if (decimals > 0)
        marks.push(told(decimalSign(wish.language), x + sign + whole * paper.cellWidth, y + 5));
      const cells = Array.from({ length: whole + decimals }, (_, at) =>
        cellAt(x + sign + at * paper.cellWidth + (at >= whole ? point : 0), y),
      );
      const box = minus === 'box' ? boxAt(x + 4, y + 1.7) : minus;
      const field = {
        item: wish.id,
        label: wish.label,
        kind: 'number' as const,
        cells,
        decimals,
        minus: box,
      };
      return { marks, field };
    },
  };
}
