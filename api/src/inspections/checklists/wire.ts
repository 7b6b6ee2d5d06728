import Type from 'typebox';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { type Category, rootCategories } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import type { Checklist } from './checklist.ts';

export const ChecklistBody = Type.Object({
  id: Type.Integer(),
  type: Type.String(),
  name: Type.String(),
  description: nullable(Type.String()),
  created_at: WireTime,
  updated_at: WireTime,
  organization_id: nullable(Type.Integer()),
  category_ids: Type.Array(Type.Integer(), { description: 'Items in the order of the checklist.' }),
  required_ids: Type.Array(Type.Integer()),
  owner: Type.Boolean(),
  researches: Type.Array(Type.String()),
});

export function checklistToWire(checklist: Checklist): Type.Static<typeof ChecklistBody> {
  return {
    id: checklist.id,
    type: checklist.type,
    name: checklist.name,
    description: checklist.description ?? null,
    created_at: wireTime(checklist.createdAt),
    updated_at: wireTime(checklist.updatedAt),
    category_ids: [...checklist.itemIds],
    required_ids: [...checklist.requiredIds],
    owner: true,
    // Organizations and researches come with their own domains.
    organization_id: null,
    researches: [],
  };
}

/** One line of the tree in which a checklist is put together. */
export interface TaxonomyNode {
  id: number;
  icon: string;
  text: string;
  state: { selected: boolean; opened: boolean; disabled: boolean };
  children: TaxonomyNode[];
}

export const TaxonomyNodeBody = Type.Object(
  {
    id: Type.Integer(),
    icon: Type.String(),
    text: Type.String({ description: 'Name; ends in ` *` when the item is required.' }),
    state: Type.Object({ selected: Type.Boolean(), opened: Type.Boolean(), disabled: Type.Boolean() }),
    children: Type.Array(Type.Ref('TaxonomyNode#')),
  },
  { $id: 'TaxonomyNode' },
);

export const TaxonomyNodeRef = Type.Unsafe<TaxonomyNode>(Type.Ref('TaxonomyNode#'));

/** The whole taxonomy with what the checklist has ticked; main categories that it uses come first, in its order. */
export function taxonomyToWire({ itemIds, requiredIds }: Checklist, language: string): TaxonomyNode[] {
  const places = new Map(itemIds.map((id, index) => [id, index]));
  const placeOf = ({ id }: Category) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  const nodeOf = (category: Category): TaxonomyNode => {
    const isRequired = requiredIds.includes(category.id);
    return {
      id: category.id,
      // The old editor draws its lines with this font; headings and items differ.
      icon: `glyphicon glyphicon-${category.children.length > 0 ? 'folder-open' : 'list-alt'}`,
      text: `${categoryName(language, category)}${isRequired ? ' *' : ''}`,
      state: { selected: places.has(category.id), opened: places.has(category.id), disabled: isRequired },
      children: offered(category.children).map(nodeOf),
    };
  };
  return offered(rootCategories)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(nodeOf);
}

function offered(categories: readonly Category[]): Category[] {
  return categories.filter(({ isSystem }) => !isSystem);
}
