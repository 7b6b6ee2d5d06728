import type { CachePatch } from '@skep/remote-kit';
import { isParts, type Parts } from '../graphql/object-path.ts';
import { isSameInput } from '../graphql/same-input.ts';
import { operationNameOf, type QueryRequest } from '../graphql/selected-fields.ts';

/**
 * A patch as kit 1.0 had it, from a row that waits since then or a remote that was published then: its lists are those of
 * answers to operations.
 */
export type FormerPatch =
  | { kind: 'part'; of?: { typename: string; id: string }; list: string; entry: unknown }
  | ({ kind: 'entry'; operation: string; variables: Parts; entry: unknown } & FormerList);

/** Names from the answer. */
export interface FormerList {
  at: readonly string[];
  count?: readonly string[];
  beside?: readonly string[];
}

export type StoredPatch = CachePatch | FormerPatch;

type AddedPatch = Extract<CachePatch, { kind: 'added' }>;
type GoneList = NonNullable<Extract<CachePatch, { kind: 'gone' }>['lists']>[number];

/** @returns undefined: it is about another query */
export function addedOfFormer(
  patch: FormerPatch,
  { query, variables }: QueryRequest,
): AddedPatch | undefined {
  const { entry } = patch;
  if (patch.kind === 'part')
    return { kind: 'added', field: patch.list, entry, isLast: true, ...(patch.of && { of: patch.of }) };
  const isOfQuery = operationNameOf(query) === patch.operation;
  if (!isOfQuery || !isSameInput(patch.variables, variables, Object.keys(patch.variables))) return undefined;
  const { at, count, beside } = patch;
  const [field = '', ...path] = at;
  return {
    ...{ kind: 'added', field, at: path, entry },
    ...(count && { count: count.slice(1) }),
    ...(beside && { beside: beside.slice(1) }),
  };
}

/** The list of a type, as an answer has it. */
export function listOfFormer({ at, count, beside }: FormerList, answer: unknown): GoneList {
  const depth = at.length - 1;
  const holder = at
    .slice(0, depth)
    .reduce<unknown>((part, name) => (isParts(part) ? part[name] : undefined), answer);
  const number = count?.[depth];
  return {
    typename: isParts(holder) ? String(holder.__typename) : '',
    list: at[depth] ?? '',
    ...(number !== undefined && { count: number }),
    ...(beside && { beside: beside.slice(depth) }),
  };
}
