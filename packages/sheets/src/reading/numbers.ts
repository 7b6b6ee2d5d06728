import type { SheetField } from '../sheet.ts';
import type { StraightPage } from '../straighten.ts';
import { readBoxes } from './boxes.ts';
import { type Cell, readCells } from './cells.ts';
import type { Shift } from './frames.ts';

export type NumberField = Extract<SheetField, { kind: 'number' }>;

export interface ReadNumber {
  value: number | undefined;
  digits: string;
  confidence: number;
}

export function readNumber(page: StraightPage, field: NumberField, shift: Shift): ReadNumber {
  const { minus } = field;
  const cells = readCells(page, field.cells, shift);
  const box =
    typeof minus === 'string'
      ? undefined
      : readBoxes(page, { ...field, kind: 'several', boxes: [{ value: 'minus', area: minus }] }, shift);
  const isNegative = minus === 'always' || (box?.values.length ?? 0) > 0;
  const read = numberOf(cells, field.decimals);
  return {
    ...read,
    value: read.value !== undefined && isNegative && read.value !== 0 ? -read.value : read.value,
    confidence: Math.min(read.confidence, box?.confidence ?? 1),
  };
}

/** Reported for a number whose cells make none, so that a person looks. */
const none = 0.3;

/** Digits may begin in any cell; between two of a number none may be empty. */
export function numberOf(cells: readonly Cell[], decimals: number): ReadNumber {
  const digits = digitsOf(cells);
  const confidence = confidenceOf(cells);
  if (digits.trim() === '') return { value: undefined, digits, confidence };
  const whole = digits.slice(0, digits.length - decimals).trim();
  const after = digits.slice(digits.length - decimals).trimEnd();
  const isNumber = /^\d*$/.test(whole) && (decimals === 0 || /^\d*$/.test(after));
  if (!isNumber) return { value: undefined, digits, confidence: Math.min(confidence, none) };
  return { value: Number(decimals === 0 ? whole : `${whole || '0'}.${after || '0'}`), digits, confidence };
}

export function digitsOf(cells: readonly Cell[]): string {
  return cells.map((cell) => (cell.kind === 'empty' ? ' ' : likeliestDigit(cell.chances))).join('');
}

function likeliestDigit(chances: readonly number[]): string {
  const best = chances.indexOf(Math.max(...chances));
  return best < 10 ? String(best) : '?';
}

/** As sure as all cells are together. */
function confidenceOf(cells: readonly Cell[]): number {
  return cells.reduce(
    (product, cell) => product * (cell.kind === 'empty' ? cell.confidence : Math.max(...cell.chances)),
    1,
  );
}
