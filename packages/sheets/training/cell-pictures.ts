import { type CellInk, cellInk } from '../src/digits/digit-picture.ts';
import type { GreyPicture } from '../src/picture/grey-picture.ts';
import { paper, strokeWidth } from '../src/sheet.ts';
import { pixelsPerMm } from '../src/straighten.ts';
import { bell, between, type Chance } from './chance.ts';
import type { Place, Stroke } from './digit-strokes.ts';
import { handwrittenSide } from './handwritten-digits.ts';

/** What somebody writes: a pen's ways, or a picture of what another one wrote, 28 × 28 from 0 (paper) to 1. */
export type Writing =
  | { kind: 'strokes'; strokes: readonly Stroke[] }
  | { kind: 'picture'; values: Float32Array };

const marginMm = 3;
const width = 3 * paper.cellWidth * pixelsPerMm;
const height = (paper.cellHeight + 2 * marginMm) * pixelsPerMm;

/** Ink of three neighbouring cells, from 0 to 1. */
type Darkness = Float32Array;

/** What reading makes of a cell in which this is written, with the faults of pens, papers and cameras. */
export function writtenCell(
  chance: Chance,
  writing: Writing,
  beside: readonly (Writing | undefined)[],
): CellInk {
  const ink: Darkness = new Float32Array(width * height);
  const hand = handOf(chance);
  for (const [cell, one] of [beside[0], writing, beside[1]].entries())
    if (one !== undefined) write(ink, one, { ...hand, cell, chance });
  drawFrames(ink, between(chance, 0.75, 1));
  return cellInk(photographed(ink, chance), {
    x: paper.cellWidth * pixelsPerMm + 0.7 * bell(chance),
    y: marginMm * pixelsPerMm + 0.7 * bell(chance),
    width: paper.cellWidth * pixelsPerMm,
    height: paper.cellHeight * pixelsPerMm,
  });
}

/** How one person writes with one pen. Measures in millimetres. */
interface Hand {
  pen: number;
  darkness: number;
  height: number;
  /** Of a digit's width to its height. */
  breadth: number;
  slant: number;
}

function handOf(chance: Chance): Hand {
  return {
    pen: between(chance, 0.22, 0.85),
    darkness: between(chance, 0.45, 1),
    height: between(chance, 2.4, 6.6),
    breadth: between(chance, 0.35, 0.8),
    slant: 0.18 * bell(chance),
  };
}

function write(
  ink: Darkness,
  writing: Writing,
  { cell, chance, pen, darkness, ...hand }: Hand & { cell: number; chance: Chance },
): void {
  const tall = hand.height * between(chance, 0.9, 1.1);
  const broad = Math.min(tall * hand.breadth * between(chance, 0.85, 1.15), 4.9);
  const middle = {
    x: (cell + 0.5) * paper.cellWidth + 0.35 * bell(chance),
    y: marginMm + paper.cellHeight / 2 + 0.4 * bell(chance),
  };
  const turn = 0.07 * bell(chance);
  const onPaper = ({ x, y }: Place): Place => {
    const [across, down] = [(x - 0.5) * broad - hand.slant * (y - 0.5) * tall, (y - 0.5) * tall];
    return { x: middle.x + across - turn * down, y: middle.y + down + turn * across };
  };
  if (writing.kind === 'picture') {
    drawPicture(ink, writing.values, { onPaper, darkness, bold: between(chance, 0.3, 0.6) });
    return;
  }
  for (const stroke of writing.strokes) drawStroke(ink, stroke.map(onPaper), { pen, darkness });
}

function drawStroke(
  ink: Darkness,
  places: Stroke,
  { pen, darkness }: { pen: number; darkness: number },
): void {
  const half = (pen / 2) * pixelsPerMm;
  for (let at = 0; at + 1 < places.length; at += 1) {
    const [from, to] = [places[at], places[at + 1]];
    if (from === undefined || to === undefined) continue;
    drawLine(
      ink,
      { x: from.x * pixelsPerMm, y: from.y * pixelsPerMm },
      { x: to.x * pixelsPerMm, y: to.y * pixelsPerMm },
      {
        half,
        darkness,
      },
    );
  }
}

function drawLine(
  ink: Darkness,
  from: Place,
  to: Place,
  { half, darkness }: { half: number; darkness: number },
): void {
  const radius = half + 1;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = Math.max(dx * dx + dy * dy, 1e-9);
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + radius));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + radius));
  for (let y = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius)); y <= bottom; y += 1)
    for (let x = Math.max(0, Math.floor(Math.min(from.x, to.x) - radius)); x <= right; x += 1) {
      const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / squared));
      const away = Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
      const value = darkness * Math.min(1, Math.max(0, half + 0.5 - away));
      if (value > (ink[y * width + x] ?? 0)) ink[y * width + x] = value;
    }
}

/** @param bold from which darkness of the picture on it is ink: below, strokes are wide */
function drawPicture(
  ink: Darkness,
  values: Float32Array,
  { onPaper, darkness, bold }: { onPaper: (place: Place) => Place; darkness: number; bold: number },
): void {
  const step = 1 / (handwrittenSide * 5);
  for (let y = 0; y < 1; y += step)
    for (let x = 0; x < 1; x += step) {
      // A digit of the picture fills its middle 20 × 20.
      const value = pictureAt(values, 4 + x * 20 - 0.5, 4 + y * 20 - 0.5);
      if (value < bold) continue;
      const there = onPaper({ x, y });
      const [column, row] = [Math.round(there.x * pixelsPerMm), Math.round(there.y * pixelsPerMm)];
      if (column >= 0 && row >= 0 && column < width && row < height) ink[row * width + column] = darkness;
    }
}

function pictureAt(values: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number) => values[row * handwrittenSide + column] ?? 0;
  const [across, down] = [x - left, y - top];
  return (
    (at(left, top) * (1 - across) + at(left + 1, top) * across) * (1 - down) +
    (at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across) * down
  );
}

function drawFrames(ink: Darkness, darkness: number): void {
  const line = { half: (strokeWidth / 2) * pixelsPerMm, darkness };
  const [top, bottom] = [marginMm * pixelsPerMm, (marginMm + paper.cellHeight) * pixelsPerMm];
  const edge = (cell: number) => Math.min(width - 1, cell * paper.cellWidth * pixelsPerMm);
  for (let cell = 0; cell <= 3; cell += 1)
    drawLine(ink, { x: edge(cell), y: top }, { x: edge(cell), y: bottom }, line);
  for (const y of [top, bottom]) drawLine(ink, { x: 0, y }, { x: width - 1, y }, line);
}

/** Of the three cells so much is looked at, in pixels: what reading cuts out, and what a lens smears into it. */
const seen = { from: 3 * pixelsPerMm, to: 12 * pixelsPerMm };

/** Smeared by a lens, and with the noise of a small sensor. */
function photographed(ink: Darkness, chance: Chance): GreyPicture {
  const smeared = smear(ink, between(chance, 0.4, 1.9));
  const noise = between(chance, 0, 12);
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = seen.from; x < seen.to; x += 1) {
      const at = y * width + x;
      // The sum of two is nearly a bell.
      const grain = noise * 2 * (chance() + chance() - 1);
      pixels[at] = Math.min(255, Math.max(0, Math.round(255 * (1 - (smeared[at] ?? 0)) + grain)));
    }
  return { width, height, pixels };
}

/** Gauss's curve of this spread in pixels, across and then down. */
function smear(ink: Darkness, spread: number): Darkness {
  const radius = Math.ceil(2 * spread);
  const curve = Float32Array.from({ length: radius + 1 }, (_, at) =>
    Math.exp(-(at ** 2) / (2 * spread ** 2)),
  );
  const sum = curve.reduce((all, value) => all + 2 * value, -1);
  const along = (from: Darkness, step: number) => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < height; y += 1)
      for (let x = seen.from; x < seen.to; x += 1) {
        const at = y * width + x;
        let value = from[at] ?? 0;
        for (let tap = 1; tap <= radius; tap += 1)
          value += (curve[tap] ?? 0) * ((from[at - tap * step] ?? 0) + (from[at + tap * step] ?? 0));
        to[at] = value / sum;
      }
    return to;
  };
  return along(along(ink, 1), width);
}
