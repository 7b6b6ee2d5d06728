import type { PageCode } from '../page-code.ts';
import { type Area, areasOf, paper, type SheetField, type SheetPage } from '../sheet.ts';
import type { StraightPage } from '../straighten.ts';
import { readBoxes } from './boxes.ts';
import { readDate } from './dates.ts';
import { frameRadiusMm, type Shift, shiftOf } from './frames.ts';
import { inkShare } from './ink.ts';
import { readLooseNumber } from './loose-number.ts';
import { readNumber } from './numbers.ts';
import type { ReadField } from './read-field.ts';

/** What is less sure is shown to a person first: chosen by digits that training held out (`training/README.md`). */
export const sureFrom = 0.8;

/**
 * The content of a straightened page, in the order of its fields.
 * @param page of the layout that was printed
 * @param code what the page says of itself: the names of its hive are printed, and no ink
 */
export function readPage(straight: StraightPage, page: SheetPage, code: PageCode): ReadField[] {
  return page.fields.map((field) => {
    const shift = shiftOf(straight, areasOf(field), { x: 0, y: 0 }, frameRadiusMm);
    const read = readField(straight, field, { shift, code });
    return { ...read, item: field.item, isUnsure: read.confidence < sureFrom, area: shownArea(field) };
  });
}

function readField(
  straight: StraightPage,
  field: SheetField,
  { shift, code }: { shift: Shift; code: PageCode },
) {
  switch (field.kind) {
    case 'one': {
      const { values, confidence } = readBoxes(straight, field, shift);
      return { kind: field.kind, value: values[0], confidence };
    }
    case 'several':
      return { kind: field.kind, ...readBoxes(straight, field, shift) };
    case 'number':
      return { kind: field.kind, ...readNumber(straight, field, shift) };
    case 'date':
      return { kind: field.kind, ...readDate(straight, field, shift) };
    case 'writing': {
      const isPrinted = code.hiveId !== 0 && (field.item === 'location' || field.item === 'hive');
      const share = isPrinted ? 0 : inkShare(straight, field.area, shift, writingInsideMm);
      const written = writing(share * field.area.width * field.area.height);
      const number = field.hasNumber ? readLooseNumber(straight, field.area, shift) : undefined;
      return { kind: field.kind, ...written, number };
    }
  }
}

/** The frame of a wide field on bent paper lies this far off at its ends. */
const writingInsideMm = 1.2;

/** The shortest word, two thin letters, has more ink; the smears of a wet glove's finger have less. */
const wordMm2 = 0.8;

function writing(inkMm2: number): { hasInk: boolean; confidence: number } {
  const ratio = (Math.max(inkMm2, 0.001) / wordMm2) ** 2;
  const chance = ratio / (1 + ratio);
  return { hasInk: chance > 0.5, confidence: Math.max(chance, 1 - chance) };
}

/** Margin around what is marked, in millimetres. */
const gapMm = 1.5;

/** All of its places, and of boxes the words next to them. */
function shownArea(field: SheetField): Area {
  const areas = areasOf(field);
  const left = Math.min(...areas.map(({ x }) => x)) - gapMm;
  const top = Math.min(...areas.map(({ y }) => y)) - gapMm;
  const right = Math.max(...areas.map(({ x, width }) => x + width)) + gapMm;
  const bottom = Math.max(...areas.map(({ y, height }) => y + height)) + gapMm;
  const hasWords = field.kind === 'one' || field.kind === 'several';
  const width = hasWords ? Math.max(right - left, paper.fieldWidth + gapMm) : right - left;
  return { x: left, y: top, width: Math.min(width, paper.width - left), height: bottom - top };
}
