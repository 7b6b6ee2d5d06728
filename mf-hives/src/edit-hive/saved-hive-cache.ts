import type { ApolloCache, Reference } from '@apollo/client';

/** Puts a saved hive into the list of its apiary, and takes it out of the one that it left. */
export function placeHive(
  cache: ApolloCache,
  hiveId: string,
  apiaryId: string,
  formerApiaryId?: string,
): void {
  if (apiaryId === formerApiaryId) return;
  placeHives(cache, [hiveId], apiaryId, formerApiaryId === undefined ? [] : [formerApiaryId]);
}

/** The same for many hives at once, which may come from several apiaries. */
export function placeHives(
  cache: ApolloCache,
  hiveIds: readonly string[],
  apiaryId: string,
  formerApiaryIds: readonly string[],
): void {
  const placed = new Set(hiveIds.flatMap((id) => cache.identify({ __typename: 'Hive', id }) ?? []));
  const arrived = [...placed].map((id) => ({ __ref: id }));
  for (const id of new Set([...formerApiaryIds, apiaryId])) {
    const cacheId = cache.identify({ __typename: 'Apiary', id });
    if (cacheId === undefined) continue;
    cache.modify<{ hives: readonly Reference[] }>({
      id: cacheId,
      fields: {
        hives(hives) {
          const others = hives.filter(({ __ref }: Reference) => !placed.has(__ref));
          return id === apiaryId ? [...others, ...arrived] : others;
        },
      },
    });
  }
}
