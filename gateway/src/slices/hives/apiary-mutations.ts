import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { found } from './found.ts';
import { apiaryFromWire, hiveOf } from './from-wire.ts';
import { apiaryToWire, placeToWire } from './to-wire.ts';

/** What is done to apiaries, and to hives as their inhabitants. */
export const apiaryMutations = {
  createApiary: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { locations } = await dataOf(
        context.rest.client.POST('/api/locations', { body: apiaryToWire(input) }),
      );
      return { __typename: 'Apiary' as const, ...found(locations.map(apiaryFromWire)[0]) };
    }),

  updateApiary: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = placeToWire(input);
      const headers = { 'if-match': `"${revision}"` };
      const read = async () => found(await context.loaders.apiary.load(id));
      try {
        await doneBy(context.rest.client.PATCH('/api/locations/{id}', { params, body, headers }));
        return { __typename: 'Apiary' as const, ...(await read()) };
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        return { __typename: 'ApiaryConflict' as const, current: await read() };
      }
    }),

  deleteApiary: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/locations/{id}', { params }));
      return done;
    }),

  moveHives: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const hives = await dataOf(context.rest.client.POST('/api/v1/hives/move', { body: input }));
      return { __typename: 'MovedHives' as const, hives: hives.map(hiveOf) };
    }),
} satisfies MutationResolvers;
