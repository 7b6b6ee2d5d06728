import { type Category, rootCategories } from '#platform/taxonomy/catalogue.ts';
import { type OwnItem, offeredChoices } from './checklist.ts';
import { shownItem } from './questions.ts';

/** All that a checklist can have, parents before their children. */
export function itemsOnOffer(ownItems: readonly OwnItem[], language: string) {
  const below = (categories: readonly Category[]): ReturnType<typeof offeredItem>[] =>
    offered(categories, ownItems).flatMap((category) => [
      offeredItem(category, language),
      ...below(childrenOf(category, ownItems)),
    ]);
  return below(rootCategories);
}

export function offeredItem(category: Category, language: string) {
  const { parentId, own } = category;
  return {
    ...shownItem(category, language),
    parentId: parentId === undefined ? undefined : String(parentId),
    isOwn: own !== undefined,
    choices: own === undefined ? [] : offeredChoices(own),
  };
}

/** Items below an entry, with those of people. Choices of an own item are part of it. */
export function childrenOf(category: Category, ownItems: readonly Category[]): readonly Category[] {
  if (category.own !== undefined) return [];
  return [...category.children, ...ownItems.filter(({ parentId }) => parentId === category.id)];
}

/** Without entries that only structure the taxonomy, and without headings that have nothing below them. */
export function offered(categories: readonly Category[], ownItems: readonly Category[]): Category[] {
  return categories.filter(
    (category) =>
      !category.isSystem && (category.input !== 'label' || childrenOf(category, ownItems).length > 0),
  );
}
