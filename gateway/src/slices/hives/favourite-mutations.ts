import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { doneBy } from '../../rest/answers.ts';

/** What a person wants to see first. */
export const favouriteMutations = {
  setFavouriteHive: (_parent, { id, isFavourite }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const options = { params: { path: { id } } };
      await doneBy(
        isFavourite
          ? client.PUT('/api/v1/hives/{id}/favourite', options)
          : client.DELETE('/api/v1/hives/{id}/favourite', options),
      );
      return { __typename: 'FavouriteHive' as const, id, isFavourite };
    }),

  setFavouriteApiary: (_parent, { id, isFavourite }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const options = { params: { path: { id } } };
      await doneBy(
        isFavourite
          ? client.PUT('/api/v1/apiaries/{id}/favourite', options)
          : client.DELETE('/api/v1/apiaries/{id}/favourite', options),
      );
      return { __typename: 'FavouriteApiary' as const, id, isFavourite };
    }),
} satisfies MutationResolvers;
