import type { MeasuredSeries } from '../charts/charts-of.ts';
import type { FlashLogPageQuery } from '../generated/graphql.ts';

type Page = NonNullable<FlashLogPageQuery['flashLogPage']>;

/** How far apart two values of the log usually are, in milliseconds. */
export function stepMsOf({ log, stored }: Page): number {
  const [curve] = [...log, ...stored];
  const times = (curve?.times ?? []).map((time) => Date.parse(time));
  const distances = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const middle = distances.toSorted((one, other) => one - other)[distances.length >> 1];
  return middle && middle > 0 ? middle : 15 * 60_000;
}

/** One axis for the log and the store: each step of the page. */
export function timesOf({ start, end }: Page, stepMs: number): number[] {
  const from = Date.parse(start);
  const count = Math.max(1, Math.ceil((Date.parse(end) - from) / stepMs));
  return Array.from({ length: count }, (_, index) => from + index * stepMs);
}

/** Curves on that axis. A step without a value is a gap, or is bridged by a line between its neighbours. */
export function seriesOf(
  curves: Page['log'],
  times: readonly number[],
  stepMs: number,
  isBridged: boolean,
): MeasuredSeries[] {
  const from = times[0] ?? 0;
  return curves.map(({ quantity, times: measured, values }) => {
    const mean: (number | null)[] = times.map(() => null);
    measured.forEach((time, index) => {
      const place = Math.round((Date.parse(time) - from) / stepMs);
      if (place >= 0 && place < mean.length) mean[place] = values[index] ?? null;
    });
    const figures = isBridged ? bridged(mean) : mean;
    return { quantity, unit: '-', mean: figures, min: figures, max: figures };
  });
}

function bridged(figures: readonly (number | null)[]): (number | null)[] {
  const filled = [...figures];
  let before: number | undefined;
  figures.forEach((value, place) => {
    if (value === null) return;
    if (before !== undefined) {
      const start = figures[before] ?? value;
      for (let between = before + 1; between < place; between += 1)
        filled[between] = start + ((value - start) * (between - before)) / (place - before);
    }
    before = place;
  });
  return filled;
}
