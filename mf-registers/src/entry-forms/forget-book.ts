import type { ApolloCache } from '@apollo/client';

/** What a new entry makes wrong: other pages of the book, and what its honey waits for. */
export function forgetBook(cache: ApolloCache): void {
  for (const fieldName of [
    'registerEntries',
    'registerSheet',
    'honeyWaits',
    'registerEntry',
    'miteSeason',
    'honeyLots',
    'honeyYields',
  ]) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}
