import type { FieldPolicy, Reference } from '@apollo/client';
import type { CachePolicies } from '@skep/remote-kit';

interface DiaryPages {
  nodes: readonly Reference[];
}

/** A next page comes after the earlier ones; an inspection that moved meanwhile is not shown twice. */
const diary: FieldPolicy<DiaryPages> = {
  keyArgs: ['filter'],
  merge(earlier, next, { args }) {
    if (!earlier || !args?.after) return next;
    const known = new Set(earlier.nodes.map(({ __ref }) => __ref));
    const fresh = next.nodes.filter(({ __ref }) => !known.has(__ref));
    return { ...next, nodes: [...earlier.nodes, ...fresh] };
  },
};

/** Photos that came with their inspection are not requested once more. */
const photos: FieldPolicy<readonly Reference[]> = {
  keyArgs: ['ids'],
  read(known, { args, toReference, canRead }) {
    if (known) return known;
    const ids: unknown = args?.ids;
    if (!Array.isArray(ids)) return undefined;
    const found = ids.map((id) => toReference({ __typename: 'Photo', id })).filter((photo) => canRead(photo));
    const here = found.filter((photo) => photo !== undefined);
    return here.length === ids.length ? here : undefined;
  },
};

/** The same item is required, or offers other choices, in one checklist and not in another. */
const ofItsChecklist = { keyFields: false } as const;

export const cachePolicies: CachePolicies = {
  Query: { fields: { diary, photos } },
  ChecklistItem: ofItsChecklist,
  ChecklistOption: ofItsChecklist,
};

/** On a weak signal nothing waits for what was never cached: the screen finds the same in prefetched data. */
export const isElsewhereToo = { isElsewhereToo: true };
