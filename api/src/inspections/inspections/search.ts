import { isChoice } from '@skep/domain';
import { allCategories } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import type { SearchedFor } from './inspection.ts';

const choiceItemIds = allCategories.filter(({ input }) => isChoice(input)).map(({ id }) => id);

/** A text to look for in inspections: also in the names of items and choices, as the person reads them. */
export function searchedFor(text: string, language: string): SearchedFor {
  const wanted = text.toLowerCase();
  const namedIds = allCategories
    .filter((category) => categoryName(language, category).toLowerCase().includes(wanted))
    .map(({ id }) => id);
  return { text, namedIds, choiceItemIds };
}
