import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

/** What a member says for themselves. */
export const mineMutations = {
  setFavouriteGroup: (_parent, { id, isFavourite }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { isFavourite } };
      await dataOf(context.rest.client.PATCH('/api/v1/groups/{id}/mine', options));
      return { __typename: 'FavouriteGroup' as const, id, isFavourite };
    }),

  showPlaceToGroup: (_parent, { id, isShown: showsPlace }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { showsPlace } };
      const group = await dataOf(context.rest.client.PATCH('/api/v1/groups/{id}/mine', options));
      return { __typename: 'Group' as const, ...group };
    }),
} satisfies MutationResolvers;
