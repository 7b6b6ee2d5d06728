import type { Area } from '../sheet.ts';
import { pixelsPerMm, type StraightPage } from '../straighten.ts';

/** How far a printed frame lies from where the layout has it, in pixels: paper bends, and lenses do. */
export interface Shift {
  x: number;
  y: number;
}

/** Searched so many millimetres to each side of the expected place; the next box is 4.3 mm away. */
export const frameRadiusMm = 1.4;

/** A printed line is darker by three times as much than the paper next to it, one that is smeared by twice. */
const leastContrast = 40;

/** Where the frames of these areas are really printed, all of them shifted alike. */
export function shiftOf(page: StraightPage, areas: readonly Area[], around: Shift, radiusMm: number): Shift {
  const { shift, contrast } = bestShift(page, areas, around, radiusMm);
  // A box that is filled to its edges has no frame: the others say where it is.
  return contrast < leastContrast ? around : shift;
}

/** Share of these areas that have a frame where they should. */
export function framesSeen(page: StraightPage, areas: readonly Area[]): number {
  const seen = areas.filter(
    (area) => bestShift(page, [area], { x: 0, y: 0 }, frameRadiusMm).contrast >= leastContrast,
  );
  return seen.length / Math.max(1, areas.length);
}

function bestShift(page: StraightPage, areas: readonly Area[], around: Shift, radiusMm: number) {
  const points = areas.flatMap(framePoints);
  const radius = Math.round(radiusMm * pixelsPerMm);
  let best = around;
  let most = Number.NEGATIVE_INFINITY;
  for (let y = around.y - radius; y <= around.y + radius; y += 1) {
    for (let x = around.x - radius; x <= around.x + radius; x += 1) {
      // Of two alike the nearer one.
      const away = 0.15 * Math.hypot(x - around.x, y - around.y);
      const found = frameContrast(page, points, x, y) - away;
      if (found > most) {
        most = found;
        best = { x, y };
      }
    }
  }
  return { shift: best, contrast: most };
}

/** Of the first of them from where all of them are, and of each other one from the one before: a bend is a smooth one. */
const firstRadiusMm = 1;
const nextRadiusMm = 0.4;

/** Where each frame is really printed, in the order in which they are next to or below each other. */
export function shiftsOf(page: StraightPage, areas: readonly Area[], around: Shift): Shift[] {
  let last: Shift | undefined;
  return areas.map((area) => {
    last = shiftOf(page, [area], last ?? around, last === undefined ? firstRadiusMm : nextRadiusMm);
    return last;
  });
}

/** A point of a frame in pixels, and which way leads off the line. */
interface FramePoint {
  x: number;
  y: number;
  acrossX: number;
  acrossY: number;
}

const pointsMm = 0.5;

function framePoints({ x, y, width, height }: Area): FramePoint[] {
  const points: FramePoint[] = [];
  const add = (pointX: number, pointY: number, isUpright: boolean) =>
    points.push({
      x: pointX * pixelsPerMm,
      y: pointY * pixelsPerMm,
      acrossX: isUpright ? 1 : 0,
      acrossY: isUpright ? 0 : 1,
    });
  const stepX = width / Math.max(2, Math.min(12, Math.round(width / pointsMm)));
  const stepY = height / Math.max(2, Math.min(12, Math.round(height / pointsMm)));
  for (let along = stepX / 2; along < width; along += stepX) {
    add(x + along, y, false);
    add(x + along, y + height, false);
  }
  for (let along = stepY / 2; along < height; along += stepY) {
    add(x, y + along, true);
    add(x + width, y + along, true);
  }
  return points;
}

/** Off the line by so many pixels there is paper. */
const gapPixels = 3;

function frameContrast(
  { width, pixels }: StraightPage,
  points: readonly FramePoint[],
  shiftX: number,
  shiftY: number,
) {
  let sum = 0;
  for (const { x, y, acrossX, acrossY } of points) {
    // The line is drawn around the edge of its area: half its pixels are on either side.
    const at = Math.round(y + shiftY - 0.5) * width + Math.round(x + shiftX - 0.5);
    const off = gapPixels * (acrossX + acrossY * width);
    // Ink across a frame is no better than the frame alone.
    const beside = Math.min(pixels[at - off] ?? 255, pixels[at + off] ?? 255);
    sum += beside - (pixels[at] ?? 255);
  }
  return sum / points.length;
}
