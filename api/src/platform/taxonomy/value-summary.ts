import { quantityNamed } from './quantities.ts';

/** How many values a quantity had in a stretch of time, and their mean, least and greatest. */
export type Summary = readonly [count: number, mean: number, min: number, max: number];

/** Those of two stretches together. */
export function mergedSummary(one: Summary | undefined, other: Summary): Summary {
  if (one === undefined) return other;
  const count = one[0] + other[0];
  const mean = (one[0] * one[1] + other[0] * other[1]) / count;
  return [count, mean, Math.min(one[2], other[2]), Math.max(one[3], other[3])];
}

/** What they are after each value was changed by a straight line. */
export function mappedSummary([count, ...values]: Summary, change: (value: number) => number): Summary {
  const [mean = 0, one = 0, other = 0] = values.map(change);
  return [count, mean, Math.min(one, other), Math.max(one, other)];
}

/** As they are stored: a mean of many values is known one digit better than each of them. */
export function roundedSummary(name: string, [count, mean, min, max]: Summary): Summary {
  const known = quantityNamed(name);
  if (known === undefined) {
    const exact = (value: number) => Number(value.toPrecision(9));
    return [count, exact(mean), exact(min), exact(max)];
  }
  const digits = Math.min(known.decimals + 1, 7);
  return [count, Number(mean.toFixed(digits)), Number(min.toFixed(digits)), Number(max.toFixed(digits))];
}
