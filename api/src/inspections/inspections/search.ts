import { instantOfWireTime, isChoice, wireTimeOf } from '@skep/domain';
import { fieldProblem } from '#platform/input/forms.ts';
import { allCategories } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import type { SearchedFor } from './inspection.ts';

const choiceItemIds = allCategories.filter(({ input }) => isChoice(input)).map(({ id }) => id);

/** A text to look for in inspections: also in the names of items and choices, as the person reads them. */
export function searchedFor(text: string | undefined, language: string): SearchedFor | undefined {
  if (text === undefined) return undefined;
  const wanted = text.toLowerCase();
  const namedIds = allCategories
    .filter((category) => categoryName(language, category).toLowerCase().includes(wanted))
    .map(({ id }) => id);
  return { text, namedIds, choiceItemIds };
}

/** The first or last local time of a list; a day alone is meant whole. @throws AppError invalid_input */
export function localTimeOf(field: string, text: string | undefined, timeOfDay: string): string | undefined {
  if (text === undefined) return undefined;
  const time = instantOfWireTime(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text} ${timeOfDay}` : text, 'UTC');
  if (time === undefined) throw fieldProblem(field, 'not_a_date');
  return wireTimeOf(time, 'UTC');
}
