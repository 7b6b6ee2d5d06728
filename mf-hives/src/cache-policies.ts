import type { CachePolicies } from '@skep/remote-kit';

// What is but a part of one thing lives in it: the cache need not follow each of a thousand hives' layers by itself.
export const cachePolicies: CachePolicies = {
  HiveLayer: { keyFields: false },
  LastInspection: { keyFields: false, merge: false },
  Hive: { fields: { layers: { merge: false } } },
};

/** On a weak signal it is not waited for where nothing of it was kept: the screen finds the same in what was asked ahead. */
export const isElsewhereToo = { isElsewhereToo: true };
