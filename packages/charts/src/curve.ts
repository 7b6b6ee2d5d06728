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
  /** Where a point stands for several values: their least and greatest. */
  range?: { min: Figures; max: Figures } | undefined;
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

/** Something that happened, drawn through all charts. */
export interface ChartMark {
  id: string;
  /** In milliseconds. */
  time: number;
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

/** Whether a value stands between two gaps: a line through it alone would not be seen. */
export function isAlone(figures: Figures, index: number): boolean {
  const none = (value: number | null | undefined) => value === null || value === undefined;
  return !none(figures[index]) && none(figures[index - 1]) && none(figures[index + 1]);
}
