import { orFailure } from '../../errors/failure.ts';
import type { FeedingInput, JarsInput, MutationResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { entryFromWire } from './from-wire.ts';
import { correctionToWire, hiveIdsToWire } from './to-wire.ts';

/** What hives are fed, and jars that are filled. */
export const honeyMutations = {
  createFeeding: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/feedings', { body: feedingToWire(input) });
      return { __typename: 'RegisterEntry' as const, ...entryFromWire(await dataOf(call)) };
    }),

  createJars: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/jars', { body: jarsToWire(input) });
      return { __typename: 'RegisterEntry' as const, ...entryFromWire(await dataOf(call)) };
    }),
} satisfies MutationResolvers;

function feedingToWire(input: FeedingInput) {
  return {
    ...correctionToWire(input),
    ...{ hive_ids: hiveIdsToWire(input.hiveIds), day: input.day, feed: input.feed },
    ...{ words: input.words ?? null, amount: input.amount, unit: input.unit },
    ...{ per_hive: input.isPerHive, ratio: input.ratio ?? null },
  };
}

function jarsToWire(input: JarsInput) {
  const { lot, day, sizeGrams: size, count, bestBefore: best_before, origin } = input;
  return { ...correctionToWire(input), lot, day, size, count, best_before, origin };
}
