import { digitChances } from '../digits/digit-chances.ts';
import { cellInk } from '../digits/digit-picture.ts';
import type { Area } from '../sheet.ts';
import { pixelsPerMm, type StraightPage } from '../straighten.ts';
import { type Shift, shiftsOf } from './frames.ts';

/** What a cell holds. `chances` of the digits 0 to 9, and last of what is no digit; they sum to one. */
export type Cell = { kind: 'empty'; confidence: number } | { kind: 'written'; chances: readonly number[] };

/** Ink of a digit that is surely there, and of dust that surely is none, in square millimetres. */
const surelyMm2 = 0.4;
const surelyNoneMm2 = 0.08;

export function readCells(page: StraightPage, areas: readonly Area[], around: Shift): Cell[] {
  const shifts = shiftsOf(page, areas, around);
  return areas.map((area, at) => readCell(page, area, shifts[at] ?? around));
}

/** @param shift how far its frame is from where it should be */
export function readCell(page: StraightPage, { x, y, width, height }: Area, shift: Shift): Cell {
  const ink = cellInk(page, {
    x: x * pixelsPerMm + shift.x,
    y: y * pixelsPerMm + shift.y,
    width: width * pixelsPerMm,
    height: height * pixelsPerMm,
  });
  if (ink.kind === 'empty') {
    const doubt = Math.max(0, ink.inkMm2 - surelyNoneMm2) / (surelyMm2 - surelyNoneMm2);
    return { kind: 'empty', confidence: 1 - doubt };
  }
  return { kind: 'written', chances: digitChances(ink.picture) };
}
