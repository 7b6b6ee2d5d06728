import { checklistInputKinds } from '@skep/domain';
import Type from 'typebox';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { unitName } from '#platform/taxonomy/words.ts';
import type { InspectionItem } from './inspection.ts';
import { type PlaceNames, renderedValue } from './rendering.ts';

export const ItemBody = Type.Object({
  id: Type.Integer(),
  value: Type.String({ description: 'As stored: a number, ids joined by commas, a local time, a text.' }),
  category_id: Type.Integer(),
  val: Type.String({ description: 'As a person reads it.' }),
  unit: nullable(Type.String()),
  type: oneOf(checklistInputKinds, { description: 'How it is filled in.' }),
});

export type ItemWire = Type.Static<typeof ItemBody>;

export function itemToWire(
  { id, value, categoryId }: InspectionItem,
  language: string,
  names: PlaceNames,
): ItemWire {
  const category = categoryById(categoryId);
  return {
    id,
    value,
    category_id: categoryId,
    val: category === undefined ? value : renderedValue(category, value, language, names),
    unit: category?.unit === undefined ? null : unitName(language, category.unit),
    type: category?.input ?? 'text',
  };
}
