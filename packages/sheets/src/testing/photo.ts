import { brightnessAt, type GreyPicture, type Point } from '../picture/grey-picture.ts';
import { perspectiveOf, project } from '../picture/perspective.ts';
import { paper } from '../sheet.ts';

/** A page in front of a camera. Each is as a careful person has it where nothing is said. */
export interface PhotoOptions {
  /** Of the photo, in pixels. */
  width: number;
  height: number;
  /** Where the page's corners come to lie, clockwise from its upper left one. */
  corners: readonly [Point, Point, Point, Point];
  /** How far the paper's middle is bent away, in millimetres of the page. */
  bendMm?: number;
  /** Where it was folded across, from above, and how far that line lies from where it should be, in millimetres. */
  fold?: { atMm: number; offMm: number };
  /** Brightness of white paper at each place of the photo, each from 0 to 1. */
  light?: (across: number, down: number) => number;
  /** How much of white haze and lens add to black, from 0 to 1. */
  haze?: number;
  /** Spread of what a pixel is wrong by, of 255. */
  noise?: number;
  /** Spread in pixels of what a lens, or an unsteady hand, smears. */
  blur?: { across: number; down: number };
  /** Of what the sheet lies on. */
  table?: number;
  /** What lies on the sheet, in millimetres of it: a thumb, a hive tool. */
  covers?: readonly { x: number; y: number; radius: number; brightness: number }[];
}

const pageCorners = [
  { x: 0, y: 0 },
  { x: paper.width, y: 0 },
  { x: paper.width, y: paper.height },
  { x: 0, y: paper.height },
] as const;

/** A photo of a page. @param page as it is printed and filled, all of it, at any resolution @param chance from 0 to 1 */
export function photoOf(page: GreyPicture, options: PhotoOptions, chance: () => number): GreyPicture {
  const photo = tableOf(options, chance);
  addPage(photo, page, options);
  return finished(photo, options, chance);
}

/** Two sheets, the second one on top. They share light, noise and lens, which are the first one's. */
export function photoOfTwo(
  [one, other]: readonly [GreyPicture, GreyPicture],
  [options, otherOptions]: readonly [PhotoOptions, PhotoOptions],
  chance: () => number,
): GreyPicture {
  const photo = tableOf(options, chance);
  addPage(photo, one, options);
  addPage(photo, other, otherOptions);
  return finished(photo, options, chance);
}

/** What is seen where no sheet is: grain of wood. */
export function tableOf({ width, height, table = 110 }: PhotoOptions, chance: () => number): GreyPicture {
  const [wave, slant] = [0.01 + 0.02 * chance(), chance()];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels[y * width + x] = table + 25 * Math.sin(wave * (y + slant * x)) + 10 * Math.sin(0.31 * wave * y);
  return { width, height, pixels };
}

function addPage(photo: GreyPicture, page: GreyPicture, options: PhotoOptions): void {
  const toPage = perspectiveOf(
    options.corners.map((from, at) => ({ from, to: pageCorners[at] ?? { x: 0, y: 0 } })),
  );
  if (toPage === undefined) throw new Error('No page has its corners on a line.');
  const scale = page.width / paper.width;
  const { haze = 0.12 } = options;
  for (let y = 0; y < photo.height; y += 1) {
    for (let x = 0; x < photo.width; x += 1) {
      const flat = project(toPage, { x, y });
      const mm = bent(flat, options);
      if (mm.x < 0 || mm.y < 0 || mm.x > paper.width || mm.y > paper.height) continue;
      const cover = options.covers?.find((one) => Math.hypot(one.x - mm.x, one.y - mm.y) < one.radius);
      const seen = brightnessAt(page, mm.x * scale - 0.5, mm.y * scale - 0.5);
      photo.pixels[y * photo.width + x] = cover?.brightness ?? 255 * haze + seen * (1 - haze);
    }
  }
}

function bent({ x, y }: Point, { bendMm = 0, fold }: PhotoOptions): Point {
  const [across, down] = [x / paper.width, y / paper.height];
  const bow = bendMm * 4 * across * (1 - across);
  const crease =
    fold === undefined ? 0 : fold.offMm * Math.max(0, 1 - Math.abs(y - fold.atMm) / (paper.height / 3));
  return { x: x + bendMm * 0.4 * Math.sin(Math.PI * down), y: y + bow + crease };
}

function finished(photo: GreyPicture, options: PhotoOptions, chance: () => number): GreyPicture {
  const { width, height, light = () => 0.85, noise = 3, blur = { across: 0.5, down: 0.5 } } = options;
  const smeared = smear(smear(Float32Array.from(photo.pixels), 1, blur.across), width, blur.down);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const grain = noise * 1.7 * (chance() + chance() + chance() - 1.5);
      const value = (smeared[at] ?? 0) * light(x / width, y / height) + grain;
      pixels[at] = Math.min(255, Math.max(0, Math.round(value)));
    }
  return { width, height, pixels };
}

/** Gauss's curve along a step of so many pixels. */
function smear(from: Float32Array, step: number, spread: number): Float32Array {
  if (spread <= 0) return from;
  const radiusPx = Math.ceil(2.5 * spread);
  const curve = Float32Array.from({ length: radiusPx + 1 }, (_, at) =>
    Math.exp(-(at ** 2) / (2 * spread ** 2)),
  );
  const sum = curve.reduce((all, value) => all + 2 * value, -1);
  const to = new Float32Array(from.length);
  for (let at = 0; at < from.length; at += 1) {
    let value = from[at] ?? 0;
    for (let tap = 1; tap <= radiusPx; tap += 1)
      value +=
        (curve[tap] ?? 0) *
        ((from[at - tap * step] ?? from[at] ?? 0) + (from[at + tap * step] ?? from[at] ?? 0));
    to[at] = value / sum;
  }
  return to;
}
