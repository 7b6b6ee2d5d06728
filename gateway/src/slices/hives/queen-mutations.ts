import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

/** GraphQL takes a queen as a whole: what is left out is emptied. */
const unknownQueen = {
  ...{ name: null, raceId: null, birthDate: null, color: null },
  ...{ line: null, tree: null, description: null, motherId: null },
};

/** What is done to queens. */
export const queenMutations = {
  createQueen: (_parent, { input, ...where }, context) =>
    orFailure(context, async () => {
      const body = { ...input, ...where };
      const queen = await dataOf(context.rest.client.POST('/api/v1/queens', { body }));
      return { __typename: 'Queen' as const, ...queen };
    }),

  updateQueen: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        const options = { params, body: { ...unknownQueen, ...input }, headers };
        return {
          __typename: 'Queen' as const,
          ...(await dataOf(client.PATCH('/api/v1/queens/{id}', options))),
        };
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/queens/{id}', { params }));
        return { __typename: 'QueenConflict' as const, current };
      }
    }),

  restoreQueen: (_parent, { id, revision, version }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const options = { params, body: { version }, headers: { 'if-match': `"${revision}"` } };
      const { client } = context.rest;
      try {
        const saved = await dataOf(client.POST('/api/v1/queens/{id}/restore', options));
        return { __typename: 'Queen' as const, ...saved };
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/queens/{id}', { params }));
        return { __typename: 'QueenConflict' as const, current };
      }
    }),

  deleteQueen: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/queens/{id}', { params: { path: { id } } }));
      return done;
    }),
} satisfies MutationResolvers;
