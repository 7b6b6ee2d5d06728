import { type Blob, darkBlobs } from '../picture/blobs.ts';
import type { GreyPicture, Point } from '../picture/grey-picture.ts';
import { type Pair, type Perspective, perspectiveOf, project } from '../picture/perspective.ts';
import { type Area, codeArea, paper, type SquareName, squareArea, squareNames } from '../sheet.ts';

/** How millimetres of the page lie in the photo, or which squares are not to be seen. */
export type SeenSquares =
  | { kind: 'all'; toPhoto: Perspective }
  | { kind: 'some'; unseen: readonly [SquareName, ...SquareName[]] };

/** Corners of an area, clockwise from above left. */
export function cornersOf({ x, y, width, height }: Area): [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const middleOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

export const squareCentre = (name: SquareName) => middleOf(squareArea(name));

/**
 * The four squares of the page whose code this is. Of all that is dark and square the four are taken by which the code
 * comes to lie where it is seen.
 */
export function squaresOf(picture: GreyPicture, codeCorners: readonly Point[]): SeenSquares {
  const onPage = cornersOf(codeArea);
  const codePairs = onPage.flatMap((from, at): Pair[] => {
    const to = codeCorners[at];
    return to === undefined ? [] : [{ from, to }];
  });
  const nearCode = affineOf(codePairs);
  const side = nearCode.scale * paper.squareSide;
  const blobs = darkBlobs(picture, {
    around: Math.round(side * 1.6),
    least: Math.round(side ** 2 * 0.15),
  }).filter((blob) => isSquareLike(blob, side ** 2));
  const candidates = squareNames.map((name) => candidatesFor(name, blobs, nearCode));
  const all = bestFour(candidates, codePairs, nearCode.scale);
  if (all !== undefined) return { kind: 'all', toPhoto: all };
  return { kind: 'some', unseen: unseenOf(candidates, codePairs, nearCode.scale) };
}

/** Far from the code a page is up to three times as small or large, in area, as near it. */
function isSquareLike({ area, solidity, timeRange }: Blob, expected: number): boolean {
  return (
    area > expected * 0.25 && area < expected * 2.5 && solidity > 0.88 && solidity < 1.08 && timeRange < 2.2
  );
}

/** Where the page's millimetres lie, roughly, as if it were seen from straight above. */
interface Affine {
  scale: number;
  toPhoto: (point: Point) => Point;
}

function affineOf(pairs: readonly Pair[]): Affine {
  const [a, b, c, d] = pairs.map(({ to }) => to);
  const zero = { x: 0, y: 0 };
  const [topLeft, topRight, bottomRight, bottomLeft] = [a ?? zero, b ?? zero, c ?? zero, d ?? zero];
  const side = codeArea.width;
  const right = {
    x: (topRight.x - topLeft.x + bottomRight.x - bottomLeft.x) / 2 / side,
    y: (topRight.y - topLeft.y + bottomRight.y - bottomLeft.y) / 2 / side,
  };
  const down = {
    x: (bottomLeft.x - topLeft.x + bottomRight.x - topRight.x) / 2 / side,
    y: (bottomLeft.y - topLeft.y + bottomRight.y - topRight.y) / 2 / side,
  };
  const middle = middleOf(codeArea);
  const centre = {
    x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
    y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4,
  };
  return {
    scale: Math.sqrt(Math.abs(right.x * down.y - right.y * down.x)),
    toPhoto: ({ x, y }) => ({
      x: centre.x + (x - middle.x) * right.x + (y - middle.y) * down.x,
      y: centre.y + (x - middle.x) * right.y + (y - middle.y) * down.y,
    }),
  };
}

/** How far from the rough place a square is looked for, in millimetres: perspective moves those above most. */
const margins = { top: 130, bottom: 45 };
const candidatesMax = 7;

function candidatesFor(name: SquareName, blobs: readonly Blob[], { scale, toPhoto }: Affine): Point[] {
  const rough = toPhoto(squareCentre(name));
  const distance = ({ x, y }: Point) => Math.hypot(x - rough.x, y - rough.y) / scale;
  return blobs
    .map(({ centre }) => centre)
    .filter((centre) => distance(centre) < (name.startsWith('top') ? margins.top : margins.bottom))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, candidatesMax);
}

/** The code may lie this far from where the squares say, in millimetres: a sheet is seldom quite flat. */
const codeOffMax = 4;

function bestFour(
  candidates: readonly (readonly Point[])[],
  codePairs: readonly Pair[],
  scale: number,
): Perspective | undefined {
  let best: { toPhoto: Perspective; off: number } | undefined;
  for (const chosen of combinations(candidates)) {
    const toPhoto = perspectiveOf(pairsOf(chosen));
    if (toPhoto === undefined) continue;
    const off = worstOff(toPhoto, codePairs) / scale;
    if (off < (best?.off ?? codeOffMax)) best = { toPhoto, off };
  }
  return best?.toPhoto;
}

function pairsOf(chosen: readonly (Point | undefined)[]): Pair[] {
  return squareNames.flatMap((name, at) => {
    const to = chosen[at];
    return to === undefined ? [] : [{ from: squareCentre(name), to }];
  });
}

function worstOff(toPhoto: Perspective, pairs: readonly Pair[]): number {
  return Math.max(
    ...pairs.map(({ from, to }) => {
      const there = project(toPhoto, from);
      return Math.hypot(there.x - to.x, there.y - to.y);
    }),
  );
}

function* combinations<Item>(
  lists: readonly (readonly Item[])[],
  chosen: readonly Item[] = [],
): Generator<Item[]> {
  const [list, ...others] = lists;
  if (list === undefined) yield [...chosen];
  else for (const item of list) yield* combinations(others, [...chosen, item]);
}

/** Those without which the others and the code fit together best, or what is nowhere. */
function unseenOf(
  candidates: readonly (readonly Point[])[],
  codePairs: readonly Pair[],
  scale: number,
): readonly [SquareName, ...SquareName[]] {
  const ways = squareNames.map((name, missing) => {
    let off = Number.POSITIVE_INFINITY;
    const others = candidates.map((list, at) => (at === missing ? [undefined] : list));
    for (const chosen of combinations<Point | undefined>(others)) {
      const pairs = [...pairsOf(chosen), ...codePairs];
      const toPhoto = perspectiveOf(pairs);
      if (toPhoto !== undefined) off = Math.min(off, worstOff(toPhoto, pairs) / scale);
    }
    return { name, off };
  });
  const [first, ...others] = ways.toSorted((one, other) => one.off - other.off);
  if (first !== undefined && first.off < codeOffMax) return [first.name];
  const [none, ...more] = squareNames.filter((_name, at) => candidates[at]?.length === 0);
  if (none !== undefined) return [none, ...more];
  return [first?.name ?? 'topLeft', ...others.map(({ name }) => name)];
}
