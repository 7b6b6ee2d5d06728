import type { ApolloCache, Reference } from '@apollo/client';

/** Puts a saved hive into the list of its apiary, and takes it out of the one that it left. */
export function placeHive(
  cache: ApolloCache,
  hiveId: string,
  apiaryId: string,
  formerApiaryId?: string,
): void {
  if (apiaryId === formerApiaryId) return;
  changeHives(cache, apiaryId, (others) => {
    const id = cache.identify({ __typename: 'Hive', id: hiveId });
    return id === undefined ? others : [...others, { __ref: id }];
  });
  if (formerApiaryId !== undefined) changeHives(cache, formerApiaryId, (others) => others);

  function changeHives(
    of: ApolloCache,
    id: string,
    change: (others: readonly Reference[]) => readonly Reference[],
  ) {
    const cacheId = of.identify({ __typename: 'Apiary', id });
    if (cacheId === undefined) return;
    of.modify<{ hives: readonly Reference[] }>({
      id: cacheId,
      fields: {
        hives: (hives, { readField }) =>
          change(hives.filter((hive: Reference) => readField('id', hive) !== hiveId)),
      },
    });
  }
}
