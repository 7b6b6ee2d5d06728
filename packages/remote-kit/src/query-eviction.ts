import { type ApolloClient, InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** How many of the last viewed answers are cached, for the way back. */
const few = 8;
/** Forgetting is cheapest for many at once. */
const most = 2 * few;

/** What was looked at of each page, by the fields that it came in; the newest last. */
const looked = new WeakMap<ApolloClient, Map<string, Set<string>>>();

/**
 * Says which answers a screen shows that has another for each period or the like, and large ones: the page's cache keeps
 * the last few of them. It would keep all, and for each a note of every other thing that came with it.
 * @param fields of the query, the same array each time
 * @param args of their queries
 */
export function useQueryEviction(fields: readonly string[], args: Readonly<Record<string, unknown>>): void {
  const client = useApolloClient();
  const text = JSON.stringify(args);
  useEffect(() => keepFew(client, fields, text), [client, fields, text]);
}

function keepFew(client: ApolloClient, fields: readonly string[], text: string): void {
  const ofPage = looked.get(client) ?? new Map<string, Set<string>>();
  const texts = ofPage.get(fields.join()) ?? new Set<string>();
  looked.set(client, ofPage.set(fields.join(), texts));
  texts.delete(text);
  texts.add(text);
  // The kit is one per page, and so is the class: `createPageCache` has made the cache.
  const { cache } = client;
  if (texts.size <= most || !(cache instanceof InMemoryCache)) return;
  for (const old of [...texts].slice(0, -few)) {
    texts.delete(old);
    for (const fieldName of fields)
      cache.evict({ id: 'ROOT_QUERY', fieldName, args: JSON.parse(old), broadcast: false });
  }
  cache.gc({ resetResultCache: true });
}
