import type { Figures } from './curve.ts';

/** One line of a heat map, as a band of frequencies. */
export interface HeatRow {
  key: string;
  name: string;
  figures: Figures;
}

export interface HeatMap {
  /** Where the columns begin, in milliseconds. */
  times: readonly number[];
  rows: readonly HeatRow[];
}

/** More columns than this nobody tells apart on any screen. */
const mostColumns = 400;

/** The same map in as many columns as can be seen: each the mean of those that it combines. */
export function coarser({ times, rows }: HeatMap, columns = mostColumns): HeatMap {
  const width = Math.ceil(times.length / columns);
  if (width <= 1) return { times, rows };
  const firsts = Array.from({ length: Math.ceil(times.length / width) }, (_, index) => index * width);
  return {
    times: firsts.flatMap((first) => times[first] ?? []),
    rows: rows.map((row) => ({
      ...row,
      figures: firsts.map((first) => meanOf(row.figures.slice(first, first + width))),
    })),
  };
}

function meanOf(figures: Figures): number | null {
  const measured = figures.filter((value) => value !== null);
  if (measured.length === 0) return null;
  return measured.reduce((sum, value) => sum + value, 0) / measured.length;
}

/** Least and greatest of a map as its colours need them: above nothing, and apart. Undefined where nothing was measured. */
export function heatExtent(rows: readonly HeatRow[]): { least: number; greatest: number } | undefined {
  let [least, greatest] = [Infinity, -Infinity];
  for (const { figures } of rows)
    for (const value of figures) {
      if (value === null) continue;
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
    }
  return greatest === -Infinity ? undefined : { least, greatest };
}

/** A share of 0 to 1 for the colour of a value: steps of loudness are heard by ratio. */
export function heatShare(value: number, greatest: number): number {
  if (greatest <= 0 || value <= 0) return 0;
  return Math.min(1, Math.log1p(value) / Math.log1p(greatest));
}
