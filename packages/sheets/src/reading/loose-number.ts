import type { Area } from '../sheet.ts';
import { inkBelow, pixelsPerMm, type StraightPage } from '../straighten.ts';
import { readCell } from './cells.ts';
import type { Shift } from './frames.ts';
import { digitsOf } from './numbers.ts';

/** The frame of the field, and what bent paper moves it by. */
const insideMm = 1;
/** Columns without ink between two digits. */
const gapMm = 0.3;
/** A digit is higher than a point, a comma or dust. */
const digitHeightMm = 2;
/** Around the ink of a digit, so that no stroke of it is taken for a frame. */
const besideMm = 0.8;

interface Run {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A number that is written into one field, without cells: digits beside each other, and a point between two of them. */
export function readLooseNumber(page: StraightPage, area: Area, shift: Shift): number | undefined {
  const runs = inkRuns(page, area, shift);
  const middle = (area.y + area.height / 2) * pixelsPerMm + shift.y;
  const marks = runs.flatMap((run) => {
    if ((run.bottom - run.top) / pixelsPerMm < digitHeightMm) return run.top > middle ? ['.'] : [];
    return digitsOf([readCell(page, cellOf(run, area), { x: 0, y: shift.y })]);
  });
  const [, number] = /^\.*(\d+(?:\.\d+)?)\.*$/.exec(marks.join('').replaceAll(' ', '')) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** As high as the field: its lines are known to be frames. */
function cellOf({ left, right }: Run, { y, height }: Area): Area {
  return {
    x: left / pixelsPerMm - besideMm,
    y,
    width: (right - left + 1) / pixelsPerMm + 2 * besideMm,
    height,
  };
}

/** Stretches of columns in which there is ink, from left to right. */
function inkRuns(page: StraightPage, area: Area, shift: Shift): Run[] {
  const [left, right] = [area.x + insideMm, area.x + area.width - insideMm].map((x) =>
    Math.round(x * pixelsPerMm + shift.x),
  );
  const [top, bottom] = [area.y + insideMm, area.y + area.height - insideMm].map((y) =>
    Math.round(y * pixelsPerMm + shift.y),
  );
  const runs: Run[] = [];
  for (let x = left ?? 0; x < (right ?? 0); x += 1)
    for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
      if ((page.pixels[y * page.width + x] ?? 255) >= inkBelow) continue;
      const run = runs.at(-1);
      if (run === undefined || x - run.right > gapMm * pixelsPerMm)
        runs.push({ left: x, right: x, top: y, bottom: y });
      else Object.assign(run, { right: x, top: Math.min(run.top, y), bottom: Math.max(run.bottom, y) });
    }
  return runs;
}
