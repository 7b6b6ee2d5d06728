import * as v from 'valibot';
import { requiredDay } from './hive-life-rules.ts';
import { correction, isCorrectionExplained, registerLimits } from './register-rules.ts';
import { code, requiredLine, wholeBetween } from './text-rules.ts';

const jarLimits = { leastGrams: 10, mostGrams: 50_000, count: 100_000 } as const;

/** Jars of one size that were filled from a lot. */
export const jarsForm = v.pipe(
  v.object({
    /** As the harvests call it. */
    lot: requiredLine(registerLimits.lineLength),
    day: requiredDay,
    sizeGrams: wholeBetween(jarLimits.leastGrams, jarLimits.mostGrams),
    count: wholeBetween(1, jarLimits.count),
    bestBefore: requiredDay,
    /** The country or countries that the honey comes from, as the label says it. */
    origin: requiredLine(registerLimits.lineLength),
    ...correction,
  }),
  v.forward(
    v.partialCheck(
      [['day'], ['bestBefore']],
      ({ day, bestBefore }) => bestBefore > day,
      code('date_too_early'),
    ),
    ['bestBefore'],
  ),
  v.forward(v.partialCheck([['correctsId'], ['correctionReason']], isCorrectionExplained, code('required')), [
    'correctionReason',
  ]),
);

export type JarsForm = v.InferOutput<typeof jarsForm>;

/** What was filled, without when. */
export type JarsFacts = Omit<JarsForm, 'day' | 'correctsId' | 'correctionReason'>;

/** Honey in jars, in kilograms. */
export function kilogramsInJars({ sizeGrams, count }: Pick<JarsFacts, 'sizeGrams' | 'count'>): number {
  return (sizeGrams * count) / 1000;
}

/**
 * What is left of a lot, in kilograms; below nothing where more was filled than was weighed.
 * @param harvestedKg of each harvest of it; undefined: its frames were counted and it was not weighed
 * @returns undefined where one of them was not weighed
 */
export function leftOfLot(
  harvestedKg: readonly (number | undefined)[],
  jars: readonly Pick<JarsFacts, 'sizeGrams' | 'count'>[],
): number | undefined {
  let grams = 0;
  for (const kg of harvestedKg) {
    if (kg === undefined) return undefined;
    grams += kg * 1000;
  }
  for (const { sizeGrams, count } of jars) grams -= sizeGrams * count;
  // Whole grams: sums of tenths of a kilogram would leave a trillionth of one.
  return Math.round(grams) / 1000;
}
