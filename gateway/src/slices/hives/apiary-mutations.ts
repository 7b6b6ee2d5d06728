import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { found } from './found.ts';
import { apiaryOf, hiveOf } from './hive-models.ts';

/** What is done to apiaries, and to hives as their inhabitants. */
export const apiaryMutations = {
  createApiary: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const made = await dataOf(context.rest.client.POST('/api/v1/apiaries', { body: input }));
      return { __typename: 'Apiary' as const, ...apiaryOf(made) };
    }),

  updateApiary: (_parent, { id, revision, input: body }, context) =>
    orFailure(context, async () => {
      const headers = { 'if-match': `"${revision}"` };
      const options = { params: { path: { id } }, body, headers };
      try {
        const edited = await dataOf(context.rest.client.PATCH('/api/v1/apiaries/{id}', options));
        return { __typename: 'Apiary' as const, ...apiaryOf(edited) };
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        return {
          __typename: 'ApiaryConflict' as const,
          current: found(await context.loaders.apiary.load(id)),
        };
      }
    }),

  deleteApiary: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/apiaries/{id}', { params: { path: { id } } }));
      return done;
    }),

  moveHives: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const hives = await dataOf(context.rest.client.POST('/api/v1/hives/move', { body: input }));
      return { __typename: 'MovedHives' as const, hives: hives.map(hiveOf) };
    }),
} satisfies MutationResolvers;
