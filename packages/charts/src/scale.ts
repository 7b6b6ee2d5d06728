import type { Scale } from './useFigureText.ts';

/** Decimals that a person reads something from, and how much change fills a chart's height at least. */
export function scaleOfUnit(unit: string | undefined): Pick<Scale, 'decimals'> & { leastSpan: number } {
  switch (unit) {
    case 'kg':
      return { decimals: 2, leastSpan: 1 };
    case 'lb':
      return { decimals: 1, leastSpan: 2 };
    case '°C':
      return { decimals: 1, leastSpan: 2 };
    case '°F':
      return { decimals: 1, leastSpan: 4 };
    case 'V':
      return { decimals: 2, leastSpan: 0.2 };
    case '°':
      return { decimals: 5, leastSpan: 0.001 };
    case undefined:
      return { decimals: 2, leastSpan: 1 };
    default:
      return { decimals: 1, leastSpan: 5 };
  }
}
