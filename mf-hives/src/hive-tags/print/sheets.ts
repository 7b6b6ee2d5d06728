import type { Area } from './pdf.ts';

export const sheetFormats = ['a6', 'large', 'small'] as const;

export type SheetFormat = (typeof sheetFormats)[number];

export interface SheetLayout {
  columns: number;
  rows: number;
  cardWidthMm: number;
  cardHeightMm: number;
  /** Edge of the sheet before the first card. */
  leftMm: number;
  topMm: number;
  gapMm: number;
  /** Lines to cut along: labels are cut already. */
  hasCuts: boolean;
}

export const sheetSize = { widthMm: 210, heightMm: 297 };

/** A6 cards; labels as of Avery 3474 (70 × 37 mm) and L7160 (63.5 × 38.1 mm), which other makers have as well. */
export const sheetLayouts: Readonly<Record<SheetFormat, SheetLayout>> = {
  a6: {
    columns: 2,
    rows: 2,
    cardWidthMm: 105,
    cardHeightMm: 148.5,
    leftMm: 0,
    topMm: 0,
    gapMm: 0,
    hasCuts: true,
  },
  large: {
    columns: 3,
    rows: 8,
    cardWidthMm: 70,
    cardHeightMm: 37,
    leftMm: 0,
    topMm: 0.5,
    gapMm: 0,
    hasCuts: false,
  },
  small: {
    columns: 3,
    rows: 7,
    cardWidthMm: 63.5,
    cardHeightMm: 38.1,
    leftMm: 7.2,
    topMm: 15.15,
    gapMm: 2.55,
    hasCuts: false,
  },
};

export function cardsOnSheet(format: SheetFormat): number {
  const { columns, rows } = sheetLayouts[format];
  return columns * rows;
}

/** Where the cards of a sheet are, line by line from the upper left. */
export function placesOnSheet(format: SheetFormat): Area[] {
  const { columns, rows, cardWidthMm, cardHeightMm, leftMm, topMm, gapMm } = sheetLayouts[format];
  return Array.from({ length: columns * rows }, (_, index) => ({
    xMm: leftMm + (index % columns) * (cardWidthMm + gapMm),
    yMm: topMm + Math.floor(index / columns) * cardHeightMm,
    widthMm: cardWidthMm,
    heightMm: cardHeightMm,
  }));
}

/**
 * Things dealt out to sheets, with the place of each.
 * @param firstPlace of the first sheet, from 1: the places before it are gone already.
 */
export function dealToSheets<Thing>(
  things: readonly Thing[],
  format: SheetFormat,
  firstPlace: number,
): { thing: Thing; place: Area }[][] {
  const places = placesOnSheet(format);
  const skipped = Math.min(Math.max(firstPlace, 1), places.length) - 1;
  const sheets: { thing: Thing; place: Area }[][] = [];
  for (const [index, thing] of things.entries()) {
    const at = skipped + index;
    const place = places[at % places.length];
    if (place === undefined) continue;
    const sheet = Math.floor(at / places.length);
    sheets[sheet] = [...(sheets[sheet] ?? []), { thing, place }];
  }
  return sheets;
}

/** Thin lines between the cards, from edge to edge of the sheet. */
export function cutsOfSheet(format: SheetFormat): Area[] {
  const { columns, rows, cardWidthMm, cardHeightMm, hasCuts } = sheetLayouts[format];
  if (!hasCuts) return [];
  const widthMm = 0.1;
  const down = Array.from({ length: columns - 1 }, (_, index) => ({
    xMm: (index + 1) * cardWidthMm - widthMm / 2,
    yMm: 0,
    widthMm,
    heightMm: sheetSize.heightMm,
  }));
  const across = Array.from({ length: rows - 1 }, (_, index) => ({
    xMm: 0,
    yMm: (index + 1) * cardHeightMm - widthMm / 2,
    widthMm: sheetSize.widthMm,
    heightMm: widthMm,
  }));
  return [...down, ...across];
}
