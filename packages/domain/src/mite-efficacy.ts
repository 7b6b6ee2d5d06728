import { dayAfter } from './day-after.ts';
import { type Estimate, z95 } from './mite-level.ts';
import { type MiteUnit, miteUnitOf } from './mite-rules.ts';
import type { DatedCount } from './mite-season.ts';

/**
 * Which counts a treatment is judged by, in days: the last one up to four weeks before its first day, and the first one
 * from a week to six weeks after its last day. Within a week mites still fall; after six they have grown again. The
 * windows are ours.
 */
export const efficacyWindows = { before: 28, afterFrom: 7, afterUntil: 42 } as const;

/** When a count after a treatment is due, in days after its last one: well within the window. Ours. */
export const recountAfterDays = 14;

/** First and last day, YYYY-MM-DD. */
export interface TreatmentDays {
  day: string;
  lastDay: string;
}

/** The counts of a hive before and after a treatment. */
export interface CountPair<Count extends DatedCount> {
  before: Count;
  after: Count;
}

/**
 * The counts of one hive that a treatment of it is judged by: made in the same unit, and with no other treatment between
 * them.
 * @param counts of that hive @param others treatments of that hive besides this one
 */
export function countsAround<Count extends DatedCount>(
  { day, lastDay }: TreatmentDays,
  counts: readonly Count[],
  others: readonly TreatmentDays[],
): CountPair<Count> | undefined {
  const { before: back, afterFrom, afterUntil } = efficacyWindows;
  const isFree = (from: string, until: string) =>
    !others.some((other) => other.day < until && other.lastDay > from);
  const befores = counts.filter((count) => count.day <= day && count.day >= dayAfter(day, -back));
  const afters = counts.filter(
    (count) => count.day >= dayAfter(lastDay, afterFrom) && count.day <= dayAfter(lastDay, afterUntil),
  );
  const byDay = (one: DatedCount, other: DatedCount) => (one.day < other.day ? -1 : 1);
  for (const before of befores.toSorted(byDay).toReversed()) {
    const after = afters.toSorted(byDay).find(({ method }) => method === before.method);
    if (after && isFree(before.day, after.day)) return { before, after };
  }
  return undefined;
}

/**
 * How many of the mites a treatment took: 1 − after/before, in per cent, below 0 where there were more afterwards. Mites
 * and bees of many hives are added up. Nothing is said of mites that hives without a treatment would have won or lost
 * meanwhile.
 * The interval is that of a ratio on a logarithmic scale, with a half added where no mite was found. Source: Katz and
 * others, Obtaining confidence intervals for the risk ratio in cohort studies, Biometrics 34, 1978.
 * @param pairs of the same unit
 * @returns undefined without a pair, or when there was no mite before
 */
export function efficacyOf(pairs: readonly CountPair<DatedCount>[]): Estimate | undefined {
  const [first] = pairs;
  if (first === undefined) return undefined;
  const unit = miteUnitOf(first.before.method);
  const before = sumOf(
    pairs.map((pair) => pair.before),
    unit,
  );
  const after = sumOf(
    pairs.map((pair) => pair.after),
    unit,
  );
  if (before.mites === 0 || before.of === 0 || after.of === 0) return undefined;
  const half = after.mites === 0 ? 0.5 : 0;
  const [found, left] = [before.mites + half, after.mites + half];
  const inverse = unit === 'percent' ? 1 / (before.of + half) + 1 / (after.of + half) : 0;
  const margin = Math.exp(z95 * Math.sqrt(Math.max(0, 1 / found + 1 / left - inverse)));
  const ratio = left / (after.of + half) / (found / (before.of + half));
  // One division: as many mites before and after are exactly 0 %, not a rounding error of either sign.
  const value = percentOf((after.mites * before.of) / (after.of * before.mites));
  return {
    value,
    low: Math.min(value, percentOf(ratio * margin)),
    high: Math.max(value, percentOf(ratio / margin)),
  };
}

const percentOf = (ratio: number) => (1 - ratio) * 100;

/** Mites, and the bees or days that they were found in. */
function sumOf(counts: readonly DatedCount[], unit: MiteUnit): { mites: number; of: number } {
  return {
    mites: counts.reduce((sum, { mites }) => sum + mites, 0),
    of: counts.reduce((sum, { bees, days }) => sum + ((unit === 'percent' ? bees : days) ?? 0), 0),
  };
}
