import { type JarsFacts, leftOfLot } from '@skep/domain';
import type { EntryFragment as Entry, LotFragment as Lot } from '../generated/graphql.ts';

/** What the form holds. */
export interface JarsValues {
  lot: string;
  day: string | undefined;
  sizeGrams: number | undefined;
  count: number | undefined;
  bestBefore: string | undefined;
  origin: string;
  correctsId: string | undefined;
  correctionReason: string;
}

/** Honey keeps for years; two are what most labels say. Our own figure, to be changed. */
const keepsYears = 2;
/** The jar that most keepers use. */
const usualGrams = 500;

/** Jars as they were filled last, of whatever lot. */
export function newJars(
  day: string,
  lot: string,
  filled: Pick<JarsFacts, 'sizeGrams' | 'origin'> | null | undefined,
): JarsValues {
  return {
    ...{ lot, day, sizeGrams: filled?.sizeGrams ?? usualGrams, count: undefined },
    ...{ bestBefore: yearsAfter(day, keepsYears), origin: filled?.origin ?? '' },
    ...{ correctsId: undefined, correctionReason: '' },
  };
}

/** Of the 29th of February there is no such day: it becomes the first of March. */
function yearsAfter(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

export function valuesOfJars({ id, day, jars }: Entry, correctionReason: string): JarsValues | undefined {
  if (!jars) return undefined;
  const { lot, sizeGrams, count, bestBefore, origin } = jars;
  return { lot, day, sizeGrams, count, bestBefore, origin, correctsId: id, correctionReason };
}

/**
 * How many jars of that size the lot is enough for, without those that are corrected now.
 * @returns undefined where it was not weighed, or no size is known
 */
export function jarsThatFit(
  lot: Lot | undefined,
  { sizeGrams, correctsId }: { sizeGrams: number | undefined; correctsId: string | undefined },
): number | undefined {
  if (lot === undefined || !sizeGrams || sizeGrams < 0) return undefined;
  const others: Pick<JarsFacts, 'sizeGrams' | 'count'>[] = lot.jars
    .filter(({ entryId }) => entryId !== correctsId)
    .map(({ jars }) => jars);
  const left = leftOfLot(
    lot.harvests.map(({ kilograms }) => kilograms ?? undefined),
    others,
  );
  return left === undefined ? undefined : Math.max(0, Math.floor((left * 1000) / sizeGrams));
}
