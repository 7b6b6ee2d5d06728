import type { ChartPeriod } from './curve.ts';
import type { PlotArea } from './mark.ts';

/** Where a finger began and where it is, in pixels from the chart's left edge. */
export interface Stroke {
  from: number;
  to: number;
}

/** Less than this was a press. */
const leastStrokePx = 40;

/** How much later is shown when a chart is pushed aside; undefined: it was not meant. */
export function panOf(
  { from, to }: Stroke,
  { start, end }: ChartPeriod,
  { width }: PlotArea,
): number | undefined {
  if (Math.abs(to - from) < leastStrokePx) return undefined;
  return ((from - to) / width) * (end - start);
}

/** What is shown after two fingers were moved: both keep their moments below them. */
export function pinched(
  strokes: readonly [Stroke, Stroke],
  { start, end }: ChartPeriod,
  { left, width }: PlotArea,
): ChartPeriod | undefined {
  const [one, other] = strokes;
  const [before, after] = [Math.abs(one.from - other.from), Math.abs(one.to - other.to)];
  if (Math.abs(after - before) < leastStrokePx) return undefined;
  const length = ((end - start) * before) / Math.max(after, 1);
  const held = start + ((one.from - left) / width) * (end - start);
  const begin = held - ((one.to - left) / width) * length;
  return { start: begin, end: begin + length };
}
