import type { FoundPage } from './finding/find-page.ts';
import { brightnessAt, type GreyPicture } from './picture/grey-picture.ts';
import type { Perspective } from './picture/perspective.ts';
import { paper, squareArea, squareNames } from './sheet.ts';

/** Of a page that is put right: a box has 28 pixels, a digit's cell 40 × 56. */
export const pixelsPerMm = 8;

/**
 * Below it a straight page's pixel is ink or print. A soft pencil is near 150, the shade of a fold above 200; JPEG's ripples
 * next to a printed frame reach 215.
 */
export const inkBelow = 185;

/** A page seen from straight above in even light: paper is 255, print 0, and a millimetre has `pixelsPerMm` pixels. */
export type StraightPage = GreyPicture & { pixelsPerMm: typeof pixelsPerMm };

export function straighten(photo: GreyPicture, { toPhoto }: Pick<FoundPage, 'toPhoto'>): StraightPage {
  const page = laidFlat(photo, toPhoto);
  evenOut(page);
  return { ...page, pixelsPerMm };
}

/** `project` and `brightnessAt` for four million pixels, which make no object and no call each. */
function laidFlat(
  { width: photoWidth, height: photoHeight, pixels: seen }: GreyPicture,
  toPhoto: Perspective,
) {
  const [a, b, c, d, e, f, g, h] = toPhoto;
  const width = paper.width * pixelsPerMm;
  const height = paper.height * pixelsPerMm;
  const pixels = new Uint8Array(width * height);
  const [lastX, lastY] = [photoWidth - 1, photoHeight - 1];
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / pixelsPerMm;
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / pixelsPerMm;
      const w = 1 / (g * x + h * y + 1);
      const thereX = Math.min(Math.max((a * x + b * y + c) * w, 0), lastX);
      const thereY = Math.min(Math.max((d * x + e * y + f) * w, 0), lastY);
      const [left, top] = [Math.floor(thereX), Math.floor(thereY)];
      const at = top * photoWidth + left;
      const right = left < lastX ? 1 : 0;
      const below = top < lastY ? photoWidth : 0;
      const across = thereX - left;
      const above = (seen[at] ?? 0) * (1 - across) + (seen[at + right] ?? 0) * across;
      const under = (seen[at + below] ?? 0) * (1 - across) + (seen[at + below + right] ?? 0) * across;
      pixels[row * width + column] = Math.round(above + (under - above) * (thereY - top));
    }
  }
  return { width, height, pixels };
}

/** Light is measured in tiles of so many millimetres: smaller than a shadow's edge is wide, larger than a filled box. */
const tileMm = 6;
/** Of a tile's pixels: print and ink seldom cover more than a third of one. */
const paperShare = 0.8;

/** Divides by the light that falls on each place, and takes away what haze and the lens add to black. */
function evenOut(page: GreyPicture): void {
  const light = lightOf(page);
  const black = blackShare(page, light);
  for (let y = 0; y < page.height; y += 1) {
    for (let x = 0; x < page.width; x += 1) {
      const at = y * page.width + x;
      const share = (page.pixels[at] ?? 0) / Math.max(lightAt(light, x, y), 1);
      page.pixels[at] = Math.min(255, Math.max(0, Math.round((255 * (share - black)) / (1 - black))));
    }
  }
}

function lightOf({ width, height, pixels }: GreyPicture): GreyPicture {
  const side = tileMm * pixelsPerMm;
  const light = { width: Math.ceil(width / side), height: Math.ceil(height / side) };
  const tiles = new Uint8Array(light.width * light.height);
  const counts = new Uint16Array(256);
  for (let tile = 0; tile < tiles.length; tile += 1) {
    const left = (tile % light.width) * side;
    const top = Math.floor(tile / light.width) * side;
    const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
    counts.fill(0);
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const pixel = pixels[y * width + x] ?? 0;
        counts[pixel] = (counts[pixel] ?? 0) + 1;
      }
    let below = 0;
    const wanted = paperShare * (right - left) * (bottom - top);
    for (let brightness = 0; brightness < 256 && below < wanted; brightness += 1) {
      below += counts[brightness] ?? 0;
      tiles[tile] = brightness;
    }
  }
  return widened({ ...light, pixels: tiles });
}

/** A tile that print covers has the light of its neighbours. */
function widened({ width, height, pixels }: GreyPicture): GreyPicture {
  const wide = new Uint8Array(pixels.length);
  const near: number[] = [];
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    near.length = 0;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
        near.push(pixels[row * width + column] ?? 0);
    near.sort((one, other) => one - other);
    // Of nine the median, or the tile itself where it is lighter: the edge of a shadow stays where it is.
    wide[at] = Math.max(pixels[at] ?? 0, near[near.length >> 1] ?? 0);
  }
  return { width, height, pixels: wide };
}

const lightAt = (light: GreyPicture, x: number, y: number) =>
  brightnessAt(light, x / (tileMm * pixelsPerMm) - 0.5, y / (tileMm * pixelsPerMm) - 0.5);

/** How bright black print is, as a share of the light: seen in the middle of the four squares. */
function blackShare(page: GreyPicture, light: GreyPicture): number {
  const shares = squareNames.map((name) => {
    const { x, y, width } = squareArea(name);
    let sum = 0;
    let count = 0;
    for (let down = 1.5; down < width - 1.5; down += 0.25) {
      for (let across = 1.5; across < width - 1.5; across += 0.25) {
        const [left, top] = [(x + across) * pixelsPerMm, (y + down) * pixelsPerMm];
        sum += brightnessAt(page, left, top) / Math.max(lightAt(light, left, top), 1);
        count += 1;
      }
    }
    return sum / count;
  });
  // A reflection on one of them is no haze.
  return Math.min(...shares, 0.6);
}
