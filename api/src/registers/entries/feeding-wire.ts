import { type FeedingFacts, feedKinds, feedUnits, storedEstimateKg, sugarRatios } from '@skep/domain';
import Type from 'typebox';
import { MaybeText, nullable, oneOf } from '#platform/http/schemas.ts';
import { correctionOf, entryInput } from './wire-input.ts';

export const FeedingInput = Type.Object({
  ...entryInput,
  feed: oneOf(feedKinds),
  words: MaybeText,
  amount: Type.Number(),
  unit: oneOf(feedUnits),
  per_hive: Type.Boolean({ description: 'True: the amount is for each hive; else for all together.' }),
  ratio: Type.Optional(nullable(oneOf(sugarRatios))),
});

export function feedingOf(body: Type.Static<typeof FeedingInput>) {
  return {
    ...correctionOf(body),
    ...{ hiveIds: body.hive_ids, day: body.day, feed: body.feed, words: body.words ?? undefined },
    ...{ amount: body.amount, unit: body.unit, isPerHive: body.per_hive, ratio: body.ratio ?? undefined },
  };
}

export const FeedingBody = Type.Object({
  feed: oneOf(feedKinds),
  words: nullable(Type.String()),
  amount: Type.Number(),
  unit: oneOf(feedUnits),
  per_hive: Type.Boolean(),
  ratio: nullable(oneOf(sugarRatios, { description: 'Ratio of sugar to water by weight.' })),
  stored_estimate: nullable(
    Type.Number({
      description: 'Estimated kilograms of stores per hive.',
    }),
  ),
});

export function feedingToWire(facts: FeedingFacts, hives: number): Type.Static<typeof FeedingBody> {
  const { feed, words = null, amount, unit, isPerHive, ratio = null } = facts;
  const estimate = storedEstimateKg(facts, hives) ?? null;
  return { feed, words, amount, unit, per_hive: isPerHive, ratio, stored_estimate: estimate };
}
