import type { FeedingForm, FeedKind, FeedUnit, SugarRatio } from '@skep/domain';
import type { EntryFragment as Entry, FeedingInput } from '../generated/graphql.ts';

/** What the form holds. */
export interface FeedingValues {
  hiveIds: string[];
  day: string | undefined;
  feed: FeedKind | undefined;
  words: string;
  amount: number | undefined;
  unit: FeedUnit;
  isPerHive: boolean;
  ratio: SugarRatio | undefined;
  correctsId: string | undefined;
  correctionReason: string;
}

export function newFeeding(day: string, hiveIds: string[]): FeedingValues {
  return {
    ...{ hiveIds, day, feed: 'syrup', words: '', amount: undefined, unit: 'kilograms', isPerHive: true },
    ...{ ratio: undefined, correctsId: undefined, correctionReason: '' },
  };
}

export function valuesOfFeeding({ id, day, hives, feeding }: Entry): FeedingValues {
  const empty = newFeeding(
    day,
    hives.map((hive) => hive.hiveId),
  );
  if (!feeding) return empty;
  const { feed, words, amount, unit, isPerHive, ratio } = feeding;
  return {
    ...empty,
    ...{ feed: inSmall(feed), words: words ?? '', amount, unit: inSmall(unit), isPerHive, correctsId: id },
    ratio: ratio === null ? undefined : inSmall(ratio),
  };
}

/** As the gateway takes it. */
export function feedingInput({ feed, unit, ratio, ...form }: FeedingForm): FeedingInput {
  return { ...form, feed: inCapitals(feed), unit: inCapitals(unit), ratio: ratio && inCapitals(ratio) };
}

export const inSmall = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;
export const inCapitals = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;
