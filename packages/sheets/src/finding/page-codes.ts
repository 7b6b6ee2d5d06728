import jsQR from 'jsqr';
import { type PageCode, pageCodeIn } from '../page-code.ts';
import { cutOut, type GreyPicture, type Point } from '../picture/grey-picture.ts';

/** A page's code as it lies in a photo: its corners clockwise, from that above left on the page. */
export interface SeenCode {
  code: PageCode;
  corners: readonly [Point, Point, Point, Point];
}

/** More sheets are not looked for: one too many is enough to say so. */
const codesMax = 3;

/**
 * The codes of pages in a photo. First in the whole, then in overlapping parts of it, where less stands beside a code that
 * could be taken for one of its corners.
 */
export function pageCodesIn(picture: GreyPicture): SeenCode[] {
  const seen = codesInPart(picture, { x: 0, y: 0 });
  if (seen.length > 0) return seen;
  for (const part of overlappingParts(picture)) {
    for (const found of codesInPart(cutOut(picture, part), part)) {
      if (seen.every((other) => isElsewhere(other, found))) seen.push(found);
    }
  }
  return seen;
}

function codesInPart({ width, height, pixels }: GreyPicture, corner: Point): SeenCode[] {
  const colours = new Uint8ClampedArray(width * height * 4);
  for (const [at, pixel] of pixels.entries()) {
    colours.fill(pixel, 4 * at, 4 * at + 3);
    colours[4 * at + 3] = 255;
  }
  const seen: SeenCode[] = [];
  // Codes of others lie in a photo too: each one that is read is covered before the next is looked for.
  for (let read = 0; read < codesMax; read += 1) {
    const found = jsQR(colours, width, height, { inversionAttempts: 'dontInvert' });
    if (found === null) break;
    const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
    const corners = [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner] as const;
    cover(colours, { width, height }, corners);
    const code = pageCodeIn(found.data);
    const moved = ({ x, y }: Point) => ({ x: x + corner.x, y: y + corner.y });
    if (code)
      seen.push({
        code,
        corners: [moved(corners[0]), moved(corners[1]), moved(corners[2]), moved(corners[3])],
      });
  }
  return seen;
}

function cover(
  colours: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  corners: readonly Point[],
): void {
  const across = corners.map(({ x }) => x);
  const down = corners.map(({ y }) => y);
  const left = Math.max(0, Math.floor(Math.min(...across)));
  const right = Math.min(width, Math.ceil(Math.max(...across)));
  for (let y = Math.max(0, Math.floor(Math.min(...down))); y < Math.min(height, Math.max(...down)); y += 1)
    if (right > left) colours.fill(255, 4 * (y * width + left), 4 * (y * width + right));
}

/** Four, each two thirds as wide and high: a code at an edge of one is whole in another. */
function overlappingParts({ width, height }: GreyPicture) {
  const [across, down] = [width / 3, height / 3];
  return Array.from({ length: 4 }, (_, index) => ({
    x: Math.floor((index % 2) * across),
    y: Math.floor(Math.floor(index / 2) * down),
    width: Math.ceil(2 * across),
    height: Math.ceil(2 * down),
  }));
}

function isElsewhere(one: SeenCode, other: SeenCode): boolean {
  const [a, b] = [centreOf(one.corners), centreOf(other.corners)];
  const side = Math.hypot(one.corners[1].x - one.corners[0].x, one.corners[1].y - one.corners[0].y);
  return Math.hypot(a.x - b.x, a.y - b.y) > side;
}

export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
