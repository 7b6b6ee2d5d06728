import { checklistInputKinds } from '@skep/domain';
import Type from 'typebox';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryUnit } from '#platform/taxonomy/words.ts';
import type { InspectionItem } from './inspection.ts';
import { type PlaceNames, renderedValue, wireValue } from './rendering.ts';

export const ItemBody = Type.Object({
  id: Type.Integer(),
  value: Type.String({
    description:
      'As stored: a number, ids separated by commas, a local time or a text; for photos the addresses of their thumbnails.',
  }),
  category_id: Type.Integer(),
  val: Type.String({ description: 'Value formatted for people.' }),
  unit: nullable(Type.String()),
  unit_key: nullable(
    Type.String({ description: 'Key of the unit, the same in every language (an addition).' }),
  ),
  type: oneOf(checklistInputKinds, { description: 'Type of input.' }),
});

export type ItemWire = Type.Static<typeof ItemBody>;

export function itemToWire(
  { id, value, categoryId, own }: InspectionItem,
  language: string,
  names: PlaceNames,
): ItemWire {
  const category = own ?? categoryById(categoryId);
  const sent = category === undefined ? value : wireValue(category, value, names);
  return {
    id,
    value: sent,
    category_id: categoryId,
    val: category === undefined ? value : renderedValue(category, sent, language, names),
    unit: (category && categoryUnit(language, category)) ?? null,
    unit_key: category?.unit ?? null,
    type: category?.input ?? 'text',
  };
}
