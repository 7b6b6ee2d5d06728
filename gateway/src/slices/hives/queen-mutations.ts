import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { queenFromWire } from './from-wire.ts';
import { queenToWire } from './queen-to-wire.ts';

/** What is done to queens. */
export const queenMutations = {
  createQueen: (_parent, { hiveId, input }, context) =>
    orFailure(context, async () => {
      const body = { ...queenToWire(input), hive_id: requiredWireId(hiveId) };
      const queen = await dataOf(context.rest.client.POST('/api/queens', { body }));
      return { __typename: 'Queen' as const, ...queenFromWire(queen) };
    }),

  updateQueen: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = queenToWire(input);
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        const queen = await dataOf(client.PATCH('/api/queens/{id}', { params, body, headers }));
        return { __typename: 'Queen' as const, ...queenFromWire(queen) };
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/queens/{id}', { params }));
        return { __typename: 'QueenConflict' as const, current: queenFromWire(current) };
      }
    }),

  deleteQueen: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/queens/{id}', { params }));
      return done;
    }),
} satisfies MutationResolvers;
