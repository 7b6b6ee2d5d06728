import { type ApolloClient, InMemoryCache, type TypePolicies } from '@apollo/client';

/** How the cache keeps the types of a domain. */
export type CachePolicies = TypePolicies;

/** The cache of a page, for all remotes: of the shell's client, and of the one that tests and stories have. */
export function createPageCache(): InMemoryCache {
  return new InMemoryCache();
}

/** Before anything of these types is queried; what the cache holds does not change. */
export function addCachePolicies({ cache }: ApolloClient, policies: CachePolicies): void {
  // The kit is one per page, and so is the class: `createPageCache` has made the cache.
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies);
}
