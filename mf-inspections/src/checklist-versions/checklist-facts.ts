import type { ChecklistVersionsQuery } from '../generated/graphql.ts';
import type { ChangedFact, Fact } from '../inspection-versions/version-facts.ts';

export type ChecklistVersion = NonNullable<ChecklistVersionsQuery['checklistVersions']>[number];

/** How a version is put into words. */
export interface Words {
  name: string;
  order: string;
  isIncluded: string;
  isRequired: string;
}

/** The name of a version and each of its items that still exists. @param names of items by their ids */
export function factsOf(
  { name, itemIds, requiredIds }: ChecklistVersion,
  names: ReadonlyMap<string, string>,
  words: Words,
): Fact[] {
  const required = new Set(requiredIds);
  return [
    { key: 'name', label: words.name, text: name },
    ...itemIds.flatMap((id) => {
      const label = names.get(id);
      const text = required.has(id) ? words.isRequired : words.isIncluded;
      return label === undefined ? [] : [{ key: id, label, text }];
    }),
  ];
}

/** The order of what both versions ask, where it is another one. */
export function changedOrder(
  before: ChecklistVersion,
  after: ChecklistVersion,
  names: ReadonlyMap<string, string>,
  words: Words,
): ChangedFact[] {
  const namesIn = (version: ChecklistVersion, other: ChecklistVersion) => {
    const others = new Set(other.itemIds);
    return version.itemIds.flatMap((id) => (others.has(id) ? (names.get(id) ?? []) : [])).join(', ');
  };
  const [earlier, later] = [namesIn(before, after), namesIn(after, before)];
  return earlier === later ? [] : [{ key: 'order', label: words.order, before: earlier, after: later }];
}
