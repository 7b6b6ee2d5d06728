import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { hiveOf } from './hive-models.ts';

/** What is done to many hives in one step. */
export const manyHivesMutations = {
  recolourHives: (_parent, body, context) =>
    orFailure(context, async () => {
      const hives = await dataOf(context.rest.client.POST('/api/v1/hives/recolour', { body }));
      return { __typename: 'ChangedHives' as const, hives: hives.map(hiveOf) };
    }),

  renameHives: (_parent, body, context) =>
    orFailure(context, async () => {
      const hives = await dataOf(context.rest.client.POST('/api/v1/hives/rename', { body }));
      return { __typename: 'ChangedHives' as const, hives: hives.map(hiveOf) };
    }),

  deleteHives: (_parent, body, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.POST('/api/v1/hives/delete', { body }));
      return done;
    }),
} satisfies MutationResolvers;
