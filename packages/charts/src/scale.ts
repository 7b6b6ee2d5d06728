import type { Scale } from './useFigureText.ts';

/** Decimals that a person reads something from, and how much change fills a chart's height at least. */
export function scaleOfUnit(unit: string | undefined): Pick<Scale, 'decimals'> & { leastRange: number } {
  switch (unit) {
    case 'kg':
      return { decimals: 2, leastRange: 1 };
    case 'lb':
      return { decimals: 1, leastRange: 2 };
    case '°C':
      return { decimals: 1, leastRange: 2 };
    case '°F':
      return { decimals: 1, leastRange: 4 };
    case 'V':
      return { decimals: 2, leastRange: 0.2 };
    case '°':
      return { decimals: 5, leastRange: 0.001 };
    case undefined:
      return { decimals: 2, leastRange: 1 };
    default:
      return { decimals: 1, leastRange: 5 };
  }
}
