import Type from 'typebox';
import { mayDo } from '#platform/access/access.ts';
import type { GroupId } from '#platform/context/ids.ts';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { type Category, rootCategories } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import type { Checklist, FullChecklist } from './checklist.ts';

export const ChecklistBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  type: Type.String(),
  name: Type.String(),
  description: nullable(Type.String()),
  created_at: WireTime,
  updated_at: WireTime,
  organization_id: nullable(Type.Integer()),
  category_ids: Type.Array(Type.Integer(), { description: 'Items in the order of the checklist.' }),
  required_ids: Type.Array(Type.Integer()),
  owner: Type.Boolean({ description: 'True: this person may edit it; others may only use and copy it.' }),
  owner_name: Type.String(),
  group_ids: Type.Array(Type.Unsafe<GroupId>(Type.Integer()), {
    description: 'Groups that share it with the viewer; for its owner all groups that it is shared with.',
  }),
  researches: Type.Array(Type.String(), {
    description: 'Names of research projects that provide it to the person.',
  }),
});

export function checklistToWire(checklist: Checklist): Type.Static<typeof ChecklistBody> {
  return {
    id: checklist.id,
    rev: checklist.rev,
    type: checklist.type,
    name: checklist.name,
    description: checklist.description ?? null,
    created_at: wireTime(checklist.createdAt),
    updated_at: wireTime(checklist.updatedAt),
    category_ids: [...checklist.itemIds],
    required_ids: [...checklist.requiredIds],
    owner: mayDo('manage', checklist),
    owner_name: checklist.ownerName,
    group_ids: [...checklist.groupIds],
    organization_id: null,
    researches: [...checklist.researches],
  };
}

/** One line of the tree in which a checklist is put together. */
export interface TaxonomyNode {
  id: number;
  icon: string;
  text: string;
  state?: { selected: boolean; opened: boolean; disabled: boolean };
  children: TaxonomyNode[];
}

export const TaxonomyNodeBody = Type.Object(
  {
    id: Type.Integer(),
    icon: Type.String(),
    text: Type.String({ description: 'Name; ends in ` *` when the item is required.' }),
    state: Type.Optional(
      Type.Object({ selected: Type.Boolean(), opened: Type.Boolean(), disabled: Type.Boolean() }),
    ),
    children: Type.Array(Type.Ref('TaxonomyNode#')),
  },
  { $id: 'TaxonomyNode' },
);

export const TaxonomyNodeRef = Type.Unsafe<TaxonomyNode>(Type.Ref('TaxonomyNode#'));

/** The whole taxonomy with what the checklist has ticked; main categories that it uses come first, in its order. */
export function taxonomyToWire({ checklist, ownItems }: FullChecklist, language: string): TaxonomyNode[] {
  const { itemIds, requiredIds } = checklist;
  const places = new Map(itemIds.map((id, index) => [id, index]));
  const placeOf = ({ id }: Category) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  const required = new Set(requiredIds);
  return treeOnOffer([...ownItems.values()], (category) => ({
    text: `${categoryName(language, category)}${required.has(category.id) ? ' *' : ''}`,
    state: {
      selected: places.has(category.id),
      opened: places.has(category.id),
      disabled: required.has(category.id),
    },
  }))(rootCategories.toSorted((a, b) => placeOf(a) - placeOf(b)));
}

/** The same as nothing has ticked anything. */
export function bareTaxonomyToWire(ownItems: readonly Category[], language: string): TaxonomyNode[] {
  return treeOnOffer(ownItems, (category) => ({ text: categoryName(language, category) }))(rootCategories);
}

function treeOnOffer(
  ownItems: readonly Category[],
  more: (category: Category) => Pick<TaxonomyNode, 'text' | 'state'>,
) {
  const nodesOf = (categories: readonly Category[]): TaxonomyNode[] =>
    offered(categories, ownItems).map((category) => ({
      id: category.id,
      // The old editor draws its lines with this font; headings and items differ.
      icon: `glyphicon glyphicon-${childrenOf(category, ownItems).length > 0 ? 'folder-open' : 'list-alt'}`,
      ...more(category),
      children: nodesOf(childrenOf(category, ownItems)),
    }));
  return nodesOf;
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

/** The nodes of a tree one after the other, each without what is below it. */
export function flattened(nodes: readonly TaxonomyNode[]): TaxonomyNode[] {
  return nodes.flatMap((node) => [{ ...node, children: [] }, ...flattened(node.children)]);
}
