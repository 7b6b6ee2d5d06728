import type { View } from './view.ts';

/** Narrowest card with everything in one row, by how much is shown. */
export const cardColumnPx: Readonly<Record<View, number>> = { xl: 320, m: 220, xs: 88 };

/** Height of a usual card, for the place of cards that are not drawn yet. */
export const cardHeightPx: Readonly<Record<View, number>> = { xl: 260, m: 150, xs: 132 };

/** As many as a screen holds of cards that are so wide and high. */
export function screenfulOf(widthPx: number, heightPx: number): number {
  return Math.ceil((innerWidth * innerHeight) / (widthPx * heightPx));
}
