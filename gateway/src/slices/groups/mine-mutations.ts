import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { requiredWireId } from '../wire-ids.ts';
import { groupFromWire } from './from-wire.ts';

/** What a member says for themselves. */
export const mineMutations = {
  setFavouriteGroup: (_parent, { id, isFavourite: favourite }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await dataOf(context.rest.client.PATCH('/api/groups/{id}/mine', { params, body: { favourite } }));
      return { __typename: 'FavouriteGroup' as const, id, isFavourite: favourite };
    }),

  showPlaceToGroup: (_parent, { id, isShown: shows_place }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const group = await dataOf(
        context.rest.client.PATCH('/api/groups/{id}/mine', { params, body: { shows_place } }),
      );
      return { __typename: 'Group' as const, ...groupFromWire(group) };
    }),
} satisfies MutationResolvers;
