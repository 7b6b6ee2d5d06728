import { csvText } from '@skep/ui/download';
import type { Curve } from './curve.ts';

/** Times of a table that leaves the page are those of GMT, as RFC 3339 writes them. */
const timeText = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

export interface CsvData {
  times: readonly number[];
  /** Beside each curve's mean stand the least and greatest, where a point stands for several values. */
  curves: readonly Pick<Curve, 'key' | 'mean' | 'range'>[];
}

/** What a chart draws as RFC 4180 writes tables: a line for each time at which anything was measured. */
export function csvOf({ times, curves }: CsvData): string {
  const columns = curves.flatMap(({ key, mean, range }) => [
    { name: key, figures: mean },
    ...(range ? [{ name: `${key}_min`, figures: range.min }] : []),
    ...(range ? [{ name: `${key}_max`, figures: range.max }] : []),
  ]);
  const lines = times.flatMap((time, index) => {
    const figures = columns.map((column) => column.figures[index] ?? null);
    if (figures.every((figure) => figure === null)) return [];
    return [[timeText(time), ...figures.map((figure) => (figure === null ? '' : String(figure)))]];
  });
  return csvText([['time', ...columns.map(({ name }) => name)], ...lines]);
}
