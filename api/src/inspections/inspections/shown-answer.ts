import { isPhotoItem } from '#inspections/photos/items.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryUnit } from '#platform/taxonomy/words.ts';
import type { InspectionItem } from './inspection.ts';
import { type PlaceNames, renderedValue } from './rendering.ts';

/** An answer with its question, in a person's language. Photos have no text. */
export function shownAnswer(
  { categoryId, value, own }: Omit<InspectionItem, 'id'>,
  language: string,
  names: PlaceNames,
) {
  const category = own ?? categoryById(categoryId);
  const text = category === undefined ? value : renderedValue(category, value, language, names);
  return {
    itemId: String(categoryId),
    input: category?.input ?? ('text' as const),
    value,
    text: isPhotoItem(categoryId) ? '' : text,
    unit: category && categoryUnit(language, category),
    unitKey: category?.unit,
  };
}
