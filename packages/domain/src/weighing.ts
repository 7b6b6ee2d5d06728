/** What a scale showed at a moment. */
export interface Weighing {
  /** In milliseconds since 1970. */
  time: number;
  kg: number;
}

/** Once for each moment, in order. Where a moment has several figures, as two hubs tell them: what lies in the middle. */
export function inOrder(weighings: readonly Weighing[]): Weighing[] {
  const real = weighings.filter(({ time, kg }) => Number.isFinite(time) && Number.isFinite(kg));
  // A year of them mostly is, and each reader checks its order.
  if (real.every(({ time }, place) => time > (real[place - 1]?.time ?? -Infinity))) return real;
  return [...Map.groupBy(real, ({ time }) => time)]
    .map(([time, same]) => ({ time, kg: median([...new Set(same.map(({ kg }) => kg))]) }))
    .toSorted((one, other) => one.time - other.time);
}

/** NaN of nothing. */
export const mean = (figures: readonly number[]) =>
  figures.reduce((sum, each) => sum + each, 0) / figures.length;

/** NaN of nothing. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
}

/** Longer than any gap within a night, and shorter than a day between two. */
const betweenNightsMs = 6 * 60 * 60_000;

/** What was measured at night, one list for each night. @param figures in order */
export function nightsIn<Figure extends { time: number }>(
  figures: readonly Figure[],
  isNight: (time: number) => boolean,
): Figure[][] {
  const nights: Figure[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const figure of figures) {
    if (!isNight(figure.time)) continue;
    if (figure.time - last > betweenNightsMs) nights.push([]);
    nights.at(-1)?.push(figure);
    last = figure.time;
  }
  return nights;
}
