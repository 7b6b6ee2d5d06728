import type { PageCode } from '../page-code.ts';
import { type GreyPicture, halved, quantile } from '../picture/grey-picture.ts';
import type { Perspective } from '../picture/perspective.ts';
import type { SquareName } from '../sheet.ts';
import { pageCodesIn } from './page-codes.ts';
import { squaresOf } from './squares.ts';

/** A page in a photo, whichever way up it lies. */
export interface FoundPage {
  kind: 'page';
  code: PageCode;
  /** From millimetres of the page to pixels of the photo. */
  toPhoto: Perspective;
}

/** Why a photo cannot be read. */
export type PageProblem =
  | { kind: 'no_code' }
  | { kind: 'too_dark' }
  | { kind: 'blurred' }
  | { kind: 'squares_unseen'; code: PageCode; unseen: readonly [SquareName, ...SquareName[]] }
  | { kind: 'several_sheets'; codes: readonly PageCode[] };

/**
 * Side of a photo, in pixels, that reading wants: the longer one, shrunk to this by who decodes it. A page that fills it
 * has eight pixels for a millimetre.
 */
export const photoSide = 2400;

/** Where the sheet is in a photo, or why it cannot be read. */
export async function findPage(photo: GreyPicture): Promise<FoundPage | PageProblem> {
  const white = quantile(photo, 0.95);
  // Its code might be read all the same; a pencil's stroke would be no darker than noise.
  if (white < whiteLeast) return { kind: 'too_dark' };
  const seen = await pageCodesIn(photo);
  const [first] = seen;
  if (first === undefined) return withoutCode(photo, white);
  if (seen.length > 1) return { kind: 'several_sheets', codes: seen.map(({ code }) => code) };
  const squares = squaresOf(photo, first.corners);
  if (squares.kind === 'some') return { kind: 'squares_unseen', code: first.code, unseen: squares.unseen };
  return { kind: 'page', code: first.code, toPhoto: squares.toPhoto };
}

/** White paper in a room with little light is still twice as bright in a phone's photo. */
const whiteLeast = 60;
/** Of the whole contrast, from one pixel of half the size to the next: print in focus has 0.6, one too blurred for its code 0.3. */
const sharpLeast = 0.3;

function withoutCode(photo: GreyPicture, white: number): PageProblem {
  const contrast = white - quantile(photo, 0.01);
  return sharpestStep(photo) < sharpLeast * contrast ? { kind: 'blurred' } : { kind: 'no_code' };
}

/** The step between neighbours that one in a thousand exceeds. Noise is no step: it is of single pixels. */
function sharpestStep(photo: GreyPicture): number {
  const { width, height, pixels } = halved(photo);
  const steps = new Uint8Array(width * height);
  for (let at = 0; at + width < pixels.length; at += 1) {
    const here = pixels[at] ?? 0;
    steps[at] = Math.max(Math.abs(here - (pixels[at + 1] ?? 0)), Math.abs(here - (pixels[at + width] ?? 0)));
  }
  return quantile({ width, height, pixels: steps }, 0.999);
}
