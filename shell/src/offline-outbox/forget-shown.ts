import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { CachePatch } from '@skep/remote-kit';
import type { OutboxItem } from './outbox-item.ts';
import type { QueuedPhoto } from './queued-photo.ts';

/** What waits no more. */
export interface GoneWork {
  rows: readonly OutboxItem[];
  photos: readonly QueuedPhoto[];
}

/** What the page holds of a change that waits no more was made in this browser: the service is queried. */
export function forgetShown(client: ApolloClient, gone: readonly GoneWork[]): void {
  const { cache } = client;
  const rows = gone.flatMap((each) => each.rows);
  const photos = gone.flatMap((each) => each.photos);
  // What shows them is known to the service.
  if (photos.length > 0) cache.evict({ id: 'ROOT_QUERY' });
  for (const { work } of rows) for (const change of work.changes) forget(cache, change);
  cache.gc();
  void client.refetchQueries({ include: 'active' });
}

function forget(cache: ApolloCache, change: CachePatch): void {
  switch (change.kind) {
    case 'gone':
    case 'moved':
      // It is, or is missing, in any list.
      cache.evict({ id: 'ROOT_QUERY' });
      return;
    case 'added': {
      const { of, field: fieldName } = change;
      const id = of ? cache.identify({ __typename: of.typename, id: of.id }) : 'ROOT_QUERY';
      if (id !== undefined) cache.evict({ id, fieldName });
      return;
    }
    case 'fields': {
      const id = cache.identify({ __typename: change.typename, id: change.id });
      if (id === undefined) return;
      for (const fieldName of Object.keys(change.fields)) cache.evict({ id, fieldName });
    }
  }
}
