/** What replaces all that was measured in a bin; `NONE`: nothing, each row remains. */
export const calculations = [
  ...(['FIRST', 'LAST', 'MEAN', 'MEDIAN', 'MIN', 'MAX', 'SUM', 'COUNT', 'SPREAD', 'STDDEV'] as const),
  ...(['PERCENTILE', 'BOXPLOT'] as const),
] as const;
export type Calculation = (typeof calculations)[number];

/** How measurements are put together. */
export interface Binning {
  calculation: Calculation;
  minutes: number;
  /** Whose midnight bins begin at. */
  zone: string;
  /** Of `PERCENTILE`: 0 to 100. */
  percentile: number;
}

/** What a box plot draws, by what follows the quantity's name in a column; the mean has nothing. */
export const boxParts = ['', '_min', '_max', '_med', '_cnt', '_p01', '_p25', '_p75', '_p99'] as const;
export type BoxPart = (typeof boxParts)[number];

/** The columns of these quantities. */
export function columnsOf(names: readonly string[], binning: Binning | undefined): string[] {
  if (binning?.calculation !== 'BOXPLOT') return [...names];
  return names.flatMap((name) => boxParts.map((part) => name + part));
}
