import type { AlertColumn } from '@skep/domain';

/** Of many values the least and the greatest of each of a few hundred equal stretches in which there were any. */
export interface Curve {
  /** When each stretch begins, in milliseconds. */
  times: number[];
  least: number[];
  greatest: number[];
}

const timeRangesMax = 400;

/** Draws a year so that no fall in it is lost. */
export function curveOf({ times, values }: AlertColumn, from: number, to: number): Curve {
  const curve: Curve = { times: [], least: [], greatest: [] };
  const length = (to - from) / timeRangesMax;
  for (const [index, at] of times.entries()) {
    const value = values[index];
    if (value === undefined || at < from || at > to) continue;
    const time = from + Math.floor((at - from) / length) * length;
    const last = curve.times.length - 1;
    if (curve.times[last] === time) {
      curve.least[last] = Math.min(curve.least[last] ?? value, value);
      curve.greatest[last] = Math.max(curve.greatest[last] ?? value, value);
      continue;
    }
    curve.times.push(time);
    curve.least.push(value);
    curve.greatest.push(value);
  }
  return curve;
}
