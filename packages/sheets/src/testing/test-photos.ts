import type { GreyPicture, Point } from '../picture/grey-picture.ts';
import { DrawnPage } from './drawn-page.ts';
import { type PhotoOptions, photoOf } from './photo.ts';
import { testCode, testPage } from './test-page.ts';

/** The same each time. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Pixels of a photo for a millimetre of its page: half of what a phone's has, for the sake of time. */
export const testScale = 4.65;

export const photoSize = { width: 1125, height: 1500 };

/** Where corners come to lie when the sheet is turned by so many degrees and seen from so far below. */
export function cornersOf({
  turn = 0,
  lean = 0,
  scale = testScale,
  middle = { x: 562, y: 750 },
} = {}): [Point, Point, Point, Point] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const corner = (across: number, down: number): Point => {
    const x = across * 210 * scale * (1 + lean * down);
    const y = down * 297 * scale;
    return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos };
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** A photo of the test's page, on which somebody has written. */
export function aPhoto(
  options: Partial<PhotoOptions> = {},
  write: (page: DrawnPage) => void = () => undefined,
): GreyPicture {
  const page = new DrawnPage(testPage, testCode);
  write(page);
  return photoOf(page.picture, { ...photoSize, corners: cornersOf(), ...options }, chanceFrom(7));
}
