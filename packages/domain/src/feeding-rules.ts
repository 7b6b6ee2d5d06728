import * as v from 'valibot';
import { requiredDay } from './hive-life-rules.ts';
import { correction, isCorrectionExplained, registerHiveIds, registerLimits } from './register-rules.ts';
import { code, numberBetween, optionalLine } from './text-rules.ts';

/** What bees are given to eat, in the order in which people are offered it. */
export const feedKinds = ['syrup', 'fondant', 'honey_frames', 'pollen', 'other'] as const;

export type FeedKind = (typeof feedKinds)[number];

/** Sugar to water, by weight. */
export const sugarRatios = ['one_to_one', 'three_to_two', 'two_to_one'] as const;

export type SugarRatio = (typeof sugarRatios)[number];

export const feedUnits = ['kilograms', 'litres'] as const;

export type FeedUnit = (typeof feedUnits)[number];

/** What can be poured, and so be measured in litres. */
export function isPoured(feed: FeedKind): boolean {
  return feed === 'syrup' || feed === 'other';
}

const feedLimits = { amount: 10_000 } as const;

/** What hives were fed; `isPerHive`: each of them so much, else all of them together. */
export const feedingForm = v.pipe(
  v.object({
    hiveIds: registerHiveIds,
    day: requiredDay,
    feed: v.picklist(feedKinds, code('required')),
    /** What it was, in words of one's own. */
    words: optionalLine(registerLimits.lineLength),
    amount: numberBetween(0.01, feedLimits.amount),
    unit: v.picklist(feedUnits, code('required')),
    isPerHive: v.boolean(),
    /** Of syrup; undefined: bought ready, or nobody said. */
    ratio: v.optional(v.picklist(sugarRatios, code('unknown_choice'))),
    ...correction,
  }),
  v.forward(
    v.partialCheck(
      [['feed'], ['words']],
      ({ feed, words }) => feed !== 'other' || words !== undefined,
      code('required'),
    ),
    ['words'],
  ),
  v.forward(
    v.partialCheck(
      [['feed'], ['unit']],
      ({ feed, unit }) => unit === 'kilograms' || isPoured(feed),
      code('unknown_choice'),
    ),
    ['unit'],
  ),
  v.forward(
    v.partialCheck(
      [['feed'], ['ratio']],
      ({ feed, ratio }) => ratio === undefined || feed === 'syrup',
      code('unknown_choice'),
    ),
    ['ratio'],
  ),
  v.forward(v.partialCheck([['correctsId'], ['correctionReason']], isCorrectionExplained, code('required')), [
    'correctionReason',
  ]),
);

export type FeedingForm = v.InferOutput<typeof feedingForm>;

/** What was given, without to whom and when. */
export type FeedingFacts = Omit<FeedingForm, 'hiveIds' | 'day' | 'correctsId' | 'correctionReason'>;

/**
 * Of syrup: how much of its weight is sugar, and what a litre weighs at 20 °C, in kilograms. Densities of sucrose
 * solutions of 50, 60 and 66.7 %: National Bureau of Standards, Circular 440, Table 109, 1942.
 */
const syrups: Readonly<Record<SugarRatio, { sugarShare: number; kgPerLitre: number }>> = {
  one_to_one: { sugarShare: 1 / 2, kgPerLitre: 1.23 },
  three_to_two: { sugarShare: 3 / 5, kgPerLitre: 1.287 },
  two_to_one: { sugarShare: 2 / 3, kgPerLitre: 1.327 },
};

/** Fondant is about nine tenths sugar; a rule of thumb whose source was not traced. */
const fondantSugarShare = 0.9;

/** What one hive was given, in the unit of the entry. */
export function feedPerHive(
  { amount, isPerHive }: Pick<FeedingFacts, 'amount' | 'isPerHive'>,
  hives: number,
) {
  return isPerHive ? amount : amount / hives;
}

/**
 * What one hive has of it in its combs in the end, in kilograms: an estimate and no more. A kilogram of sugar becomes
 * about one of stores: they hold a fifth of water, and the bees use about as much while they carry it in; a rule of
 * thumb whose source was not traced. Undefined where nobody can say: protein is no store, and what is not known neither.
 */
export function storedEstimateKg(
  { feed, unit, ratio, ...amounts }: Pick<FeedingFacts, 'feed' | 'unit' | 'ratio' | 'amount' | 'isPerHive'>,
  hives: number,
): number | undefined {
  const given = feedPerHive(amounts, hives);
  if (feed === 'honey_frames') return given;
  if (feed === 'fondant') return given * fondantSugarShare;
  if (feed !== 'syrup' || ratio === undefined) return undefined;
  const { sugarShare, kgPerLitre } = syrups[ratio];
  return given * (unit === 'litres' ? kgPerLitre : 1) * sugarShare;
}
