import type { Curve } from '../curve.ts';

// Real shapes of data, for stories and tests.

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const start = Date.UTC(2026, 4, 4);

export const timesOf = (count: number, stepMs: number) =>
  Array.from({ length: count }, (_, index) => start + index * stepMs);

export const periodOf = (times: readonly number[], stepMs: number) => ({
  start: times[0] ?? start,
  end: (times.at(-1) ?? start) + stepMs,
});

/** A hive in flow: it gains by day and dries nectar by night. */
const weightAt = (time: number) =>
  38 + ((time - start) / dayMs) * 0.9 + Math.sin(((time % dayMs) / dayMs - 0.35) * 2 * Math.PI) * 0.7;

/** Swells in summer and is eaten down in winter. */
const seasonAt = (time: number) =>
  46 +
  Math.sin(((time - Date.UTC(2026, 3, 1)) / (365.25 * dayMs)) * 2 * Math.PI) * 14 +
  Math.sin(time / 4e8) * 2;

export const weight = (times: readonly number[], part: Partial<Curve> = {}): Curve => ({
  key: 'weight_kg',
  name: 'Weight',
  color: '#ae781d',
  mean: times.map(weightAt),
  ...part,
});

export function years(times: readonly number[]): Curve {
  const mean = times.map(seasonAt);
  const range = { min: mean.map((value) => value - 1.2), max: mean.map((value) => value + 1.4) };
  return weight(times, { mean, range });
}

const warm = (times: readonly number[], middle: number, swing: number) =>
  times.map((time) => middle + Math.sin(((time % dayMs) / dayMs - 0.4) * 2 * Math.PI) * swing);

export const temperatures = (times: readonly number[]): Curve[] => [
  { key: 't_i', name: 'Temperature in the hive', color: '#d33c2f', mean: warm(times, 35, 0.4) },
  { key: 't_0', name: 'Temperature of probe 1', color: '#c56c21', mean: warm(times, 33, 1) },
  { key: 't', name: 'Temperature', color: '#73849b', mean: warm(times, 15, 7) },
];

/** The line without what was measured between some of its places. */
export const withGaps = (curve: Curve, ...gaps: readonly (readonly [from: number, to: number])[]): Curve => ({
  ...curve,
  mean: curve.mean.map((value, index) =>
    gaps.some(([from, to]) => index >= from && index < to) ? null : value,
  ),
});

export const spectrum = (times: readonly number[], loudness = 90) =>
  Array.from({ length: 10 }, (_, band) => ({
    key: `s_bin_${band * 201}_${(band + 1) * 201}`,
    name: `${band * 201}–${(band + 1) * 201} Hz`,
    figures: times.map((time, index) =>
      index % 41 > 37
        ? null
        : loudness *
          Math.exp(-Math.abs(band - 1.5) / 1.6) *
          (0.6 + 0.4 * Math.sin(((time % dayMs) / dayMs) * 2 * Math.PI)),
    ),
  }));
