import { type MiteCountOfHive, type MiteMethod, type MiteUnit, miteUnitOf } from './mite-rules.ts';

/** A number with the range in which the true one lies in 95 of 100 cases. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** What a count says of its hive: per cent of bees with a mite, or mites that fall in a day. */
export interface MiteLevel extends Estimate {
  unit: MiteUnit;
}

/** Two-sided 95 % of the normal distribution. */
export const z95 = 1.959964;

/** What was counted in one hive, and how. */
export interface CountedMites extends Pick<MiteCountOfHive, 'mites' | 'bees'> {
  method: MiteMethod;
  /** How long a board was in. */
  days?: number | undefined;
}

/** @returns undefined for what has neither bees nor days to be compared with */
export function miteLevelOf({ method, mites, bees, days }: CountedMites): MiteLevel | undefined {
  const unit = miteUnitOf(method);
  if (unit === 'percent') return bees ? { unit, ...wilson(mites, bees) } : undefined;
  return days ? { unit, ...perDay(mites, days) } : undefined;
}

/**
 * The share of bees with a mite in per cent, with its Wilson interval, which stays within 0 and 100 and says something
 * of a sample without mites too. Source: Wilson, Probable inference, the law of succession, and statistical inference,
 * Journal of the American Statistical Association 22, 1927. 6 in 300 are 2 %, of 0.9 to 4.3.
 */
export function wilson(mites: number, bees: number): Estimate {
  const share = Math.min(mites / bees, 1);
  const spread = z95 ** 2 / bees;
  const middle = (share + spread / 2) / (1 + spread);
  const margin = (z95 / (1 + spread)) * Math.sqrt((share * (1 - share)) / bees + spread / (4 * bees));
  return {
    value: share * 100,
    low: mites === 0 ? 0 : Math.max(0, (middle - margin) * 100),
    high: mites >= bees ? 100 : Math.min(100, (middle + margin) * 100),
  };
}

/**
 * Mites that fall in a day, with the interval of counts that come by chance: that of Wilson for a share that is small,
 * which is the score interval of a Poisson rate. Source: Barker, A comparison of nine confidence intervals for a Poisson
 * parameter, The American Statistician 56, 2002.
 */
function perDay(mites: number, days: number): Estimate {
  const middle = mites + z95 ** 2 / 2;
  const margin = z95 * Math.sqrt(mites + z95 ** 2 / 4);
  return { value: mites / days, low: Math.max(0, middle - margin) / days, high: (middle + margin) / days };
}
