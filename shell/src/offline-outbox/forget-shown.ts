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
  // Of which inspection they are is known to the service.
  const names = photos.length > 0 ? ['diary', 'newestInspections', 'hive', 'inspection'] : [];
  for (const fieldName of names) cache.evict({ id: 'ROOT_QUERY', fieldName });
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
    case 'entry': {
      const [fieldName = ''] = change.at;
      cache.evict({ id: 'ROOT_QUERY', fieldName });
      return;
    }
    case 'part': {
      const id = change.of && cache.identify({ __typename: change.of.typename, id: change.of.id });
      if (id !== undefined || !change.of) cache.evict({ id: id ?? 'ROOT_QUERY', fieldName: change.list });
      return;
    }
    case 'fields': {
      const id = cache.identify({ __typename: change.typename, id: change.id });
      if (id === undefined) return;
      for (const fieldName of Object.keys(change.fields)) cache.evict({ id, fieldName });
    }
  }
}
