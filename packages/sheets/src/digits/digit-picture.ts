import { brightnessAt, type GreyPicture } from '../picture/grey-picture.ts';
import type { Area } from '../sheet.ts';
import { inkBelow, pixelsPerMm } from '../straighten.ts';

/** Side of what the network sees. */
export const digitSide = 24;
/** The longer side of a digit in it. */
const digitWidth = 20;

/** What is written in a cell: nothing, or ink as the network sees it, from 0 to 1, and how much, in square millimetres. */
export type CellInk = { inkMm2: number } & ({ kind: 'empty' } | { kind: 'ink'; picture: Float32Array });

/** A digit may run over its cell by so much. */
const overMm = 0.8;
/** Smaller spots are dust or what is left of a frame. */
const spotMm2 = 0.06;
/** The smallest digit, a short thin stroke, has more ink. */
const leastInkMm2 = 0.18;

/**
 * The digit of a cell without its frame and without its neighbours, in the middle and as large as all others.
 * @param cell where its frame really is, in pixels of the page
 */
export function cellInk(page: GreyPicture, cell: Area): CellInk {
  const over = Math.round(overMm * pixelsPerMm);
  const left = Math.round(cell.x) - over;
  const top = Math.round(cell.y) - over;
  const width = Math.round(cell.width) + 2 * over;
  const height = Math.round(cell.height) + 2 * over;
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((page.pixels[(top + y) * page.width + left + x] ?? 255) < inkBelow) dark[y * width + x] = 1;
  withoutFrame({ dark, width, height }, over);
  const remaining = partsInside({ dark, width, height }, over);
  const inkMm2 = remaining.count / pixelsPerMm ** 2;
  if (inkMm2 < leastInkMm2) return { kind: 'empty', inkMm2 };
  return { kind: 'ink', inkMm2, picture: drawn(page, { ...remaining, width, height }, { left, top }) };
}

interface Mask {
  dark: Uint8Array;
  width: number;
  height: number;
}

/** Half of what a printed line, smeared by lens and JPEG, is wide, in pixels. */
const lineHalf = 2;

/** Takes the lines of the frame away, but where a stroke crosses them. */
function withoutFrame({ dark, width, height }: Mask, over: number): void {
  const before = dark.slice();
  const isDark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && before[y * width + x] === 1;
  const clear = (x: number, y: number, isUpright: boolean, line: number) => {
    const [one, other] = [line - lineHalf - 1, line + lineHalf + 1];
    const crosses = isUpright ? isDark(one, y) && isDark(other, y) : isDark(x, one) && isDark(x, other);
    if (!crosses) dark[y * width + x] = 0;
  };
  for (const line of [over, width - over - 1]) {
    for (let x = Math.max(0, line - lineHalf); x <= Math.min(width - 1, line + lineHalf); x += 1)
      for (let y = 0; y < height; y += 1) clear(x, y, true, line);
  }
  for (const line of [over, height - over - 1]) {
    for (let y = Math.max(0, line - lineHalf); y <= Math.min(height - 1, line + lineHalf); y += 1)
      for (let x = 0; x < width; x += 1) clear(x, y, false, line);
  }
}

interface RemainingInk {
  /** 1 where it belongs to this cell. */
  ink: Uint8Array;
  count: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Strokes of which the middle lies inside the cell; those of the neighbours' digits lie outside. */
function partsInside({ dark, width, height }: Mask, over: number): RemainingInk {
  const remaining: RemainingInk = {
    ink: new Uint8Array(dark.length),
    count: 0,
    left: width,
    right: 0,
    top: height,
    bottom: 0,
  };
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1) continue;
    const part = partFrom({ dark, width, height }, start);
    const middleX = part.reduce((sum, at) => sum + (at % width), 0) / part.length;
    const middleY = part.reduce((sum, at) => sum + Math.floor(at / width), 0) / part.length;
    const edge = over + lineHalf;
    const isInside = middleX > edge && middleX < width - edge && middleY > edge && middleY < height - edge;
    if (!isInside || part.length < spotMm2 * pixelsPerMm ** 2) continue;
    for (const at of part) {
      const [x, y] = [at % width, Math.floor(at / width)];
      remaining.ink[at] = 1;
      remaining.left = Math.min(remaining.left, x);
      remaining.right = Math.max(remaining.right, x);
      remaining.top = Math.min(remaining.top, y);
      remaining.bottom = Math.max(remaining.bottom, y);
    }
    remaining.count += part.length;
  }
  return remaining;
}

/** All dark pixels that touch this one, diagonals too; they are taken out. */
function partFrom({ dark, width, height }: Mask, start: number): number[] {
  const part = [start];
  dark[start] = 0;
  for (let next = 0; next < part.length; next += 1) {
    const at = part[next] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const beside = row * width + column;
        if (dark[beside] !== 1) continue;
        dark[beside] = 0;
        part.push(beside);
      }
  }
  return part;
}

/** The remaining ink, drawn into the middle of the network's picture; a pencil's as dark as a pen's. */
function drawn(
  page: GreyPicture,
  { ink, width, height, left, right, top, bottom }: RemainingInk & { width: number; height: number },
  corner: { left: number; top: number },
): Float32Array {
  const darkness: GreyPicture = { width, height, pixels: new Uint8Array(width * height) };
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y += 1)
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right + 1); x += 1)
      if (isNearInk(ink, { width, height, x, y }))
        darkness.pixels[y * width + x] =
          255 - (page.pixels[(corner.top + y) * page.width + corner.left + x] ?? 255);
  const scale = Math.max(right - left + 1, bottom - top + 1) / digitWidth;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const picture = new Float32Array(digitSide * digitSide);
  let darkest = 1;
  for (let row = 0; row < digitSide; row += 1)
    for (let column = 0; column < digitSide; column += 1) {
      // The mean of four places in each pixel: a digit is seldom larger than twice what the network sees.
      let sum = 0;
      for (const down of [-0.25, 0.25])
        for (const across of [-0.25, 0.25])
          sum += brightnessAt(
            darkness,
            middleX + (column + across - (digitSide - 1) / 2) * scale,
            middleY + (row + down - (digitSide - 1) / 2) * scale,
          );
      picture[row * digitSide + column] = sum / 4;
      darkest = Math.max(darkest, sum / 4);
    }
  return picture.map((value) => value / darkest);
}

/** The edge of a stroke is brighter than ink, and still of it. */
function isNearInk(
  ink: Uint8Array,
  { width, height, x, y }: { width: number; height: number; x: number; y: number },
) {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
      if (ink[row * width + column] === 1) return true;
  return false;
}
