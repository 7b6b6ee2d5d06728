import type { CachePolicies } from '@skep/remote-kit';

// What is but a part of one thing lives in it: the cache need not follow each of a thousand hives' layers by itself.
export const cachePolicies: CachePolicies = {
  HiveLayer: { keyFields: false },
  LastInspection: { keyFields: false, merge: false },
  Hive: { fields: { layers: { merge: false } } },
};

/** On a weak signal nothing waits for what was never cached: the screen finds the same in prefetched data. */
export const isElsewhereToo = { isElsewhereToo: true };
