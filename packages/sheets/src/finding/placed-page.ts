import { darkBlobs } from '../picture/blobs.ts';
import type { GreyPicture, Point } from '../picture/grey-picture.ts';
import { type Perspective, perspectiveOf } from '../picture/perspective.ts';
import { framesSeen } from '../reading/frames.ts';
import { areasOf, paper, type SheetPage } from '../sheet.ts';
import { type StraightPage, straighten } from '../straighten.ts';
import { squareCentre } from './squares.ts';

/**
 * The page that a person says it is, put right by its squares alone: for a code that is dirty, torn or drawn by nobody
 * here. Undefined where no four squares are seen between which its frames are printed.
 */
export function straightPlacedPage(photo: GreyPicture, page: SheetPage): StraightPage | undefined {
  const corners = outermostSquares(photo);
  if (corners === undefined) return undefined;
  const areas = page.fields.flatMap(areasOf);
  const ways = turnsOf(corners).map((toPhoto) => {
    const straight = straighten(photo, { toPhoto });
    return { straight, seen: framesSeen(straight, areas) };
  });
  const [best] = ways.toSorted((one, other) => other.seen - one.seen);
  return best !== undefined && best.seen > framesLeast ? best.straight : undefined;
}

/** Of the frames that should be there: of a page that lies the other way up chance finds a third. */
const framesLeast = 0.6;

/** A page that fills half of a photo at least has squares of so many pixels, of its longer side. */
const sideShares = { around: 1 / 40, least: 1 / 150 };
/** Further ones are smaller: filled boxes, letters. */
const candidatesMax = 14;

/** Corners clockwise, from any. */
type Corners = readonly [Point, Point, Point, Point];

/** The widest four that are as large as a page's squares are to what they span, in a page's shape. */
function outermostSquares(photo: GreyPicture): Corners | undefined {
  const long = Math.max(photo.width, photo.height);
  const blobs = darkBlobs(photo, {
    around: Math.round(long * sideShares.around * 1.6),
    least: Math.round((long * sideShares.least) ** 2),
  })
    .filter(({ solidity, timeRange }) => solidity > 0.88 && solidity < 1.08 && timeRange < 2.2)
    .toSorted((one, other) => other.area - one.area)
    .slice(0, candidatesMax);
  let widest: { corners: Corners; spanned: number } | undefined;
  for (const four of foursOf(blobs)) {
    const corners = clockwise(four.map(({ centre }) => centre));
    const spanned = corners && areaOf(corners);
    if (corners === undefined || spanned === undefined || spanned <= (widest?.spanned ?? 0)) continue;
    const expected = (spanned * paper.squareSide ** 2) / (widthMm.width * widthMm.height);
    const areLike = four.every(({ area }) => area > expected * 0.4 && area < expected * 2.2);
    if (areLike && isPageShaped(corners)) widest = { corners, spanned };
  }
  return widest?.corners;
}

/** From the middle of one square to that of the next. */
const widthMm = {
  width: squareCentre('topRight').x - squareCentre('topLeft').x,
  height: squareCentre('bottomLeft').y - squareCentre('topLeft').y,
};

function* foursOf<Item>(items: readonly Item[]): Generator<readonly [Item, Item, Item, Item]> {
  for (const [a, first] of items.entries())
    for (const [b, second] of items.slice(0, a).entries())
      for (const [c, third] of items.slice(0, b).entries())
        for (const fourth of items.slice(0, c)) yield [first, second, third, fourth];
}

/** Round their middle; undefined where they are no convex shape. */
function clockwise(points: readonly Point[]): Corners | undefined {
  const x = points.reduce((sum, point) => sum + point.x, 0) / 4;
  const y = points.reduce((sum, point) => sum + point.y, 0) / 4;
  const angle = (point: Point) => Math.atan2(point.y - y, point.x - x);
  const [a, b, c, d] = points.toSorted((one, other) => angle(one) - angle(other));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const turns = [
    [a, b, c],
    [b, c, d],
    [c, d, a],
    [d, a, b],
  ] as const;
  const isConvex = turns.every(
    ([from, at, to]) => (at.x - from.x) * (to.y - at.y) - (at.y - from.y) * (to.x - at.x) > 0,
  );
  return isConvex ? [a, b, c, d] : undefined;
}

function areaOf([a, b, c, d]: Corners): number {
  return Math.abs((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;
}

/** From the side a page looks up to a quarter shorter or narrower. */
function isPageShaped(corners: Corners): boolean {
  const [one, other] = sidesOf(corners);
  const ratio = Math.max(one, other) / Math.min(one, other);
  return ratio > 1.1 && ratio < 1.95;
}

/** Means of opposite sides. */
function sidesOf([a, b, c, d]: Corners): readonly [number, number] {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  return [(length(a, b) + length(c, d)) / 2, (length(b, c) + length(d, a)) / 2];
}

/** The two ways up that a page of this shape can lie. */
function turnsOf([a, b, c, d]: Corners): Perspective[] {
  const [one, other] = sidesOf([a, b, c, d]);
  const ways =
    one < other
      ? [[a, b, c, d] as const, [c, d, a, b] as const]
      : [[b, c, d, a] as const, [d, a, b, c] as const];
  return ways.flatMap((way) => {
    const names = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
    const pairs = names.flatMap((name, at) => {
      const to = way[at];
      return to === undefined ? [] : [{ from: squareCentre(name), to }];
    });
    const toPhoto = perspectiveOf(pairs);
    return toPhoto === undefined ? [] : [toPhoto];
  });
}
