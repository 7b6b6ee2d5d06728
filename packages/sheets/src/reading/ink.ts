import type { Area } from '../sheet.ts';
import { inkBelow, pixelsPerMm, type StraightPage } from '../straighten.ts';
import type { Shift } from './frames.ts';

/** Between a box's frame and what is written in it: half the line, and how far a lens smears it. In millimetres. */
const boxInsideMm = 0.42;

/** Share of a place inside its frame that ink covers. @param insideMm how far inside */
export function inkShare(page: StraightPage, area: Area, shift: Shift, insideMm = boxInsideMm): number {
  const left = Math.round((area.x + insideMm) * pixelsPerMm + shift.x);
  const right = Math.round((area.x + area.width - insideMm) * pixelsPerMm + shift.x);
  const top = Math.round((area.y + insideMm) * pixelsPerMm + shift.y);
  const bottom = Math.round((area.y + area.height - insideMm) * pixelsPerMm + shift.y);
  let ink = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if ((page.pixels[y * page.width + x] ?? 255) < inkBelow) ink += 1;
  return ink / Math.max(1, (right - left) * (bottom - top));
}
