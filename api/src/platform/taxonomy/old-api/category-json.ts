import { checklistInputKinds } from '@skep/domain';
import Type from 'typebox';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import type { Category } from '../catalogue.ts';
import { categoryName, categoryUnit, taxonomyLanguages } from '../words.ts';

const categoryFields = {
  id: Type.Integer(),
  parent_id: nullable(Type.Integer()),
  type: Type.String({ description: '`system`: never offered in a checklist; else `checklist`.' }),
  name: Type.String({ description: 'Key, such as `frames_with_bees`.' }),
  icon: nullable(Type.String()),
  source: nullable(Type.String()),
  description: nullable(Type.String()),
  required: Type.Integer({ description: '0 or 1.' }),
  input: oneOf(checklistInputKinds, { description: 'Type of input. GET categoryinputs returns its limits.' }),
  trans: Type.Record(Type.String(), Type.String(), {
    description: 'Name by language; always has `en`.',
  }),
  unit: nullable(Type.String()),
  unit_key: nullable(
    Type.String({ description: 'Key of the unit, the same in every language (an addition).' }),
  ),
  min: nullable(Type.Number({ description: 'Minimum of a custom item; else the minimum of its input.' })),
  max: nullable(Type.Number()),
};

/** An entry without what is below it. */
export const CategoryBody = Type.Object(categoryFields);

export type CategoryWire = Type.Static<typeof CategoryBody>;

export interface CategoryTreeWire extends CategoryWire {
  children: CategoryTreeWire[];
}

/** An entry with everything below it. Declared once, by the routes of the taxonomy. */
export const CategoryTreeBody = Type.Object(
  { ...categoryFields, children: Type.Array(Type.Ref('CategoryTree#')) },
  { $id: 'CategoryTree' },
);

export const CategoryTreeRef = Type.Unsafe<CategoryTreeWire>(Type.Ref('CategoryTree#'));

export interface CategoryWireOptions {
  language: string;
  isRequired?: boolean;
}

/** `unit` is in the language of the answer, `trans` holds every language. */
export function categoryToWire(
  category: Category,
  { language, isRequired = false }: CategoryWireOptions,
): CategoryWire {
  return {
    id: category.id,
    parent_id: category.parentId ?? null,
    type: category.isSystem ? 'system' : 'checklist',
    name: category.key,
    icon: null,
    source: null,
    description: null,
    required: isRequired ? 1 : 0,
    input: category.input,
    trans: namesByLanguage(category),
    unit: categoryUnit(language, category) ?? null,
    unit_key: category.unit ?? null,
    min: category.own?.minimum ?? null,
    max: category.own?.maximum ?? null,
  };
}

export function namesByLanguage(category: Category): Record<string, string> {
  return Object.fromEntries(taxonomyLanguages.map((code) => [code, categoryName(code, category)]));
}

/** An entry with what is below it, down to a number of storeys. */
export function categoryTreeToWire(category: Category, language: string, depth: number): CategoryTreeWire {
  return {
    ...categoryToWire(category, { language }),
    children:
      depth === 0 ? [] : category.children.map((child) => categoryTreeToWire(child, language, depth - 1)),
  };
}
