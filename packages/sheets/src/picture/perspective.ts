import type { Point } from './grey-picture.ts';

/** Eight numbers that take the points of one plane to those of another as a camera sees it. */
export type Perspective = readonly [number, number, number, number, number, number, number, number];

/** A place with its position in both planes. */
export interface Pair {
  from: Point;
  to: Point;
}

export function project([a, b, c, d, e, f, g, h]: Perspective, { x, y }: Point): Point {
  const w = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/**
 * Of four pairs the exact one, of more the nearest by least squares; undefined where three of four points are on a line.
 */
export function perspectiveOf(pairs: readonly Pair[]): Perspective | undefined {
  const sums = Array.from({ length: 8 }, () => new Array<number>(9).fill(0));
  for (const { from, to } of pairs) {
    addSquares(sums, [from.x, from.y, 1, 0, 0, 0, -from.x * to.x, -from.y * to.x, to.x]);
    addSquares(sums, [0, 0, 0, from.x, from.y, 1, -from.x * to.y, -from.y * to.y, to.y]);
  }
  const solved = solve(sums);
  const [a, b, c, d, e, f, g, h] = solved ?? [];
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    e === undefined ||
    f === undefined ||
    g === undefined ||
    h === undefined
  )
    return undefined;
  return [a, b, c, d, e, f, g, h];
}

/** Normal equations: a row and its right side, multiplied into the sums. */
function addSquares(sums: number[][], row: readonly number[]): void {
  for (const [at, line] of sums.entries()) {
    const factor = row[at] ?? 0;
    if (factor === 0) continue;
    for (const [column, value] of row.entries()) line[column] = (line[column] ?? 0) + factor * value;
  }
}

/** Gauss with the largest pivot; undefined where there is no one answer. */
function solve(lines: number[][]): number[] | undefined {
  const count = lines.length;
  for (let at = 0; at < count; at += 1) {
    let best = at;
    for (let row = at + 1; row < count; row += 1) {
      if (Math.abs(lines[row]?.[at] ?? 0) > Math.abs(lines[best]?.[at] ?? 0)) best = row;
    }
    const [pivot, here] = [lines[best], lines[at]];
    if (pivot === undefined || here === undefined || Math.abs(pivot[at] ?? 0) < 1e-9) return undefined;
    lines[best] = here;
    lines[at] = pivot;
    for (const [row, line] of lines.entries()) {
      if (row === at) continue;
      const factor = (line[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= count; column += 1)
        line[column] = (line[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return lines.map((line, at) => (line[count] ?? 0) / (line[at] ?? 1));
}
