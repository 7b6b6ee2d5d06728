import type { ApolloCache } from '@apollo/client';
import { type MutationFailure, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import type { MenuItem } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import {
  FavouriteApiaryMutation,
  FavouriteGroupMutation,
  FavouriteHiveMutation,
} from './useFavourite.graphql.ts';

/** The entry of a hive's menu that makes it a favourite, or no longer. It is so at once, and again as before if it fails. */
export function useFavouriteHiveItem({ id, isFavourite }: Favourite): MenuItem {
  const { run } = useMutationResult(FavouriteHiveMutation, {
    optimisticResponse: {
      __typename: 'Mutation',
      setFavouriteHive: { __typename: 'FavouriteHive', id, isFavourite: !isFavourite },
    },
    update: (cache, { data }) => {
      if (data?.setFavouriteHive.__typename === 'FavouriteHive') mark(cache, 'Hive', data.setFavouriteHive);
    },
  });
  return useItem(isFavourite, () => run({ id, isFavourite: !isFavourite }));
}

/** The same for an apiary. */
export function useFavouriteApiaryItem({ id, isFavourite }: Favourite): MenuItem {
  const { run } = useMutationResult(FavouriteApiaryMutation, {
    optimisticResponse: {
      __typename: 'Mutation',
      setFavouriteApiary: { __typename: 'FavouriteApiary', id, isFavourite: !isFavourite },
    },
    update: (cache, { data }) => {
      if (data?.setFavouriteApiary.__typename === 'FavouriteApiary')
        mark(cache, 'Apiary', data.setFavouriteApiary);
    },
  });
  return useItem(isFavourite, () => run({ id, isFavourite: !isFavourite }));
}

/** And for a group. */
export function useFavouriteGroupItem({ id, isFavourite }: Favourite): MenuItem {
  const { run } = useMutationResult(FavouriteGroupMutation, {
    optimisticResponse: {
      __typename: 'Mutation',
      setFavouriteGroup: { __typename: 'FavouriteGroup', id, isFavourite: !isFavourite },
    },
    update: (cache, { data }) => {
      if (data?.setFavouriteGroup.__typename === 'FavouriteGroup')
        mark(cache, 'HiveGroup', data.setFavouriteGroup);
    },
  });
  return useItem(isFavourite, () => run({ id, isFavourite: !isFavourite }));
}

export interface Favourite {
  id: string;
  isFavourite: boolean;
}

function useItem(isFavourite: boolean, run: () => Promise<object | MutationFailure>): MenuItem {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  return {
    id: 'favourite',
    label: formatMessage({ id: isFavourite ? 'hives.unmarkFavourite' : 'hives.markFavourite' }),
    icon: 'star',
    onSelect: async () => {
      await feedback(run());
    },
  };
}

function mark(
  cache: ApolloCache,
  type: 'Hive' | 'Apiary' | 'HiveGroup',
  { id, isFavourite }: Favourite,
): void {
  const cacheId = cache.identify({ __typename: type, id });
  if (cacheId !== undefined) cache.modify({ id: cacheId, fields: { isFavourite: () => isFavourite } });
}
