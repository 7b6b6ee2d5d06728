import type { SheetField } from '../sheet.ts';
import type { StraightPage } from '../straighten.ts';
import { type Shift, shiftsOf } from './frames.ts';
import { inkShare } from './ink.ts';

export type BoxField = Extract<SheetField, { kind: 'one' | 'several' }>;

/** Which boxes are ticked, and how sure that is. */
export interface TickedBoxes {
  values: readonly string[];
  confidence: number;
}

/** A thin stroke across a box covers 8 % of it; dust and a neighbour's tail stay below 2 %. */
const tickedShare = 0.04;
/** How fast doubt goes with the distance from that, as the power of the ratio. */
const steepness = 2.5;
/** More ink than a cross has: filled, or struck out. */
const filledShare = 0.6;
/** Reported for two ticks where one is allowed, and for a struck one among others. */
const doubt = 0.4;
/** A tick's tail runs into the next box: it has this much less ink than the tick. */
const tailRatio = 4;

export function readBoxes(page: StraightPage, field: BoxField, around: Shift): TickedBoxes {
  const areas = field.boxes.map(({ area }) => area);
  const shifts = shiftsOf(page, areas, around);
  const boxes = field.boxes.map(({ value, area }, at) => ({
    value,
    ink: inkShare(page, area, shifts[at] ?? around),
  }));
  return tickedBoxes(field.kind, boxes);
}

/** @param boxes with the share of each that is ink */
export function tickedBoxes(
  kind: 'one' | 'several',
  boxes: readonly { value: string; ink: number }[],
): TickedBoxes {
  const most = Math.max(0, ...boxes.map(({ ink }) => ink));
  const bar = kind === 'one' ? Math.max(tickedShare, most / tailRatio) : tickedShare;
  const ticked = boxes.filter(({ ink }) => ink > bar);
  const sure = Math.min(
    1,
    ...boxes.map(({ ink }) => (ink > bar ? chanceOfTick(ink) : 1 - chanceOfTick(ink))),
  );
  const struck = ticked.filter(({ ink }) => ink > filledShare);
  const isCorrected = struck.length > 0 && struck.length < ticked.length;
  if (kind === 'one' && ticked.length > 1) {
    const remaining = isCorrected ? ticked.filter((box) => !struck.includes(box)) : ticked;
    const [value] = remaining.toSorted((one, other) => other.ink - one.ink).map((box) => box.value);
    return { values: value === undefined ? [] : [value], confidence: Math.min(sure, doubt) };
  }
  return {
    values: ticked.map(({ value }) => value),
    confidence: isCorrected ? Math.min(sure, doubt) : sure,
  };
}

function chanceOfTick(ink: number): number {
  const ratio = (Math.max(ink, 0.0001) / tickedShare) ** steepness;
  return ratio / (1 + ratio);
}
