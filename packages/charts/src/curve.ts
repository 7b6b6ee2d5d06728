/** For each time a figure; null where nothing was measured. */
export type Figures = readonly (number | null)[];

/** One quantity over time. */
export interface Curve {
  key: string;
  /** In the person's language. */
  name: string;
  /** As `#ae781d`. */
  color: string;
  /** One for each time of the chart. */
  mean: Figures;
  /** Where a point combines several values: their least and greatest. */
  range?: { min: Figures; max: Figures } | undefined;
}

/** Quantities of another unit in the same chart, with a scale of their own. */
export interface OverlaidCurves {
  unit: string | undefined;
  decimals: number;
  leastRange: number;
  curves: readonly Curve[];
}

/** What is drawn, from its first moment to its last. In milliseconds. */
export interface ChartPeriod {
  start: number;
  end: number;
}

/** A stretch of the scale that means something, as the warmth of a brood nest. */
export interface ChartBand {
  from: number;
  to: number;
  label: string;
}

export interface Extent {
  least: number;
  greatest: number;
  last: number;
}

/** Of what was measured; undefined where nothing was. */
export function extentOf({ mean, range }: Pick<Curve, 'mean' | 'range'>): Extent | undefined {
  const extent: Extent = { least: Infinity, greatest: -Infinity, last: Number.NaN };
  for (const [index, value] of mean.entries()) {
    if (value === null) continue;
    extent.least = Math.min(extent.least, range?.min[index] ?? value);
    extent.greatest = Math.max(extent.greatest, range?.max[index] ?? value);
    extent.last = value;
  }
  return Number.isNaN(extent.last) ? undefined : extent;
}

/**
 * How many places usually lie from one value to the next. A device that sends every quarter of an hour leaves some bins
 * of ten minutes empty: that is no gap.
 */
export function usualDistance(figures: Figures): number {
  const places = figures.flatMap((value, index) => (value === null ? [] : [index]));
  const distances = places.slice(1).map((place, index) => place - (places[index] ?? place));
  return distances.toSorted((one, other) => one - other)[Math.floor((distances.length - 1) * 0.75)] ?? 1;
}

/** The places that a line is drawn through: those with a value, and the first of each gap, which breaks it. */
export function placesOf(figures: Figures): number[] {
  const usual = usualDistance(figures);
  const places: number[] = [];
  let last: number | undefined;
  for (const [index, value] of figures.entries()) {
    if (value === null) continue;
    if (last !== undefined && index - last > usual) places.push(last + 1);
    places.push(index);
    last = index;
  }
  return places;
}
