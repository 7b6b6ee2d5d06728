import type { Summary } from '#platform/taxonomy/value-summary.ts';
import type { Series } from './series.ts';

/** Of one quantity over several devices: their mean, and how far they are apart. */
export interface Comparison {
  mean: number;
  /** Undefined for one device alone. */
  deviation: number | undefined;
}

/** By quantity and bin; each device counts alike, however often it measures. */
export type ComparisonColumns = ReadonlyMap<string, readonly (Comparison | undefined)[]>;

/** Series of the same bins. */
export function compared(series: readonly Series[]): ComparisonColumns {
  const names = new Set(series.flatMap(({ columns }) => [...columns.keys()]));
  const length = series[0]?.starts.length ?? 0;
  return new Map(
    [...names].map((name) => [name, Array.from({ length }, (_, index) => comparisonAt(series, name, index))]),
  );
}

function comparisonAt(series: readonly Series[], name: string, index: number): Comparison | undefined {
  const means = series.flatMap(({ columns }) => meanOf(columns.get(name)?.[index]));
  if (means.length === 0) return undefined;
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  if (means.length === 1) return { mean, deviation: undefined };
  const squares = means.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (means.length - 1)) };
}

function meanOf(summary: Summary | undefined): number[] {
  return summary === undefined ? [] : [summary[1]];
}
