import type { FieldPolicy, Reference } from '@apollo/client';
import type { CachePolicies } from '@skep/remote-kit';

interface DiaryPages {
  nodes: readonly Reference[];
}

/** A next page stands behind the earlier ones; an inspection that moved meanwhile is not shown twice. */
const diary: FieldPolicy<DiaryPages> = {
  keyArgs: ['filter'],
  merge(earlier, next, { args }) {
    if (!earlier || !args?.after) return next;
    const known = new Set(earlier.nodes.map(({ __ref }) => __ref));
    const fresh = next.nodes.filter(({ __ref }) => !known.has(__ref));
    return { ...next, nodes: [...earlier.nodes, ...fresh] };
  },
};

export const cachePolicies: CachePolicies = { Query: { fields: { diary } } };
