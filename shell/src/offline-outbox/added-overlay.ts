import type { CachePatch } from '@skep/remote-kit';
import { isWhole } from '../graphql/is-complete.ts';
import { isParts, type Parts, sameUnlessChanged } from '../graphql/object-path.ts';
import { isSameInput } from '../graphql/same-input.ts';
import {
  changedAtFields,
  type QuerySelections,
  type Selections,
  withFieldsChanged,
} from '../graphql/selected-fields.ts';
import { isIt } from './deleted-overlay.ts';

type AddedPatch = Extract<CachePatch, { kind: 'added' }>;

/** An answer with a new entry of a list, if the query reads that list, and nothing of its entries that the new one lacks. */
export function withAdded(answer: Parts, patch: AddedPatch, query: QuerySelections): Parts {
  const { of, arguments: wanted = {} } = patch;
  const added = (thing: Parts, selections: Selections) =>
    withFieldsChanged(thing, selections, query, (part, field) =>
      field.name === patch.field && isSameInput(wanted, field.arguments, Object.keys(wanted))
        ? withEntry(part, field.selections, patch, query)
        : part,
    );
  if (!of) return added(answer, query.root);
  const everywhere = (value: unknown, selections: Selections): unknown => {
    if (Array.isArray(value)) return sameUnlessChanged(value, (part) => everywhere(part, selections));
    if (!isParts(value)) return value;
    const whole = below(value, selections);
    return isIt(whole, of) ? added(whole, selections) : whole;
  };
  const below = (thing: Parts, selections: Selections) =>
    withFieldsChanged(thing, selections, query, (part, field) =>
      // Most of a long answer has no such list: it is not walked through for each entry.
      query.namesBelow(field.selections).has(patch.field) ? everywhere(part, field.selections) : part,
    );
  return below(answer, query.root);
}

function withEntry(
  value: unknown,
  selections: Selections,
  { at = [], entry, isLast, count, beside }: AddedPatch,
  query: QuerySelections,
): unknown {
  let isNew = false;
  const changed = (whole: unknown, path: readonly string[], change: Parameters<typeof changedAtFields>[4]) =>
    changedAtFields(whole, selections, path, query, change);
  const listed = changed(value, at, (list, ofEntries) => {
    if (!Array.isArray(list) || list.some((one) => isSameThing(one, entry))) return list;
    if (!isWhole(entry, ofEntries, query)) return list;
    isNew = true;
    return isLast ? [...list, entry] : [entry, ...list];
  });
  if (!isNew) return listed;
  const counted = count
    ? changed(listed, count, (number) => (typeof number === 'number' ? number + 1 : number))
    : listed;
  if (!beside) return counted;
  return changed(counted, beside, (list) => (Array.isArray(list) ? [null, ...list] : list));
}

function isSameThing(one: unknown, other: unknown): boolean {
  return isParts(one) && isParts(other) && one.id !== undefined && one.id === other.id;
}
