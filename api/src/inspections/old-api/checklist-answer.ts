import Type from 'typebox';
import type { Checklist, FullChecklist } from '#inspections/checklists/checklist.ts';
import {
  allChecklistFields,
  checklistFields,
  checklistItemFields,
} from '#inspections/checklists/checklist-fields.ts';
import { childrenOf, offered } from '#inspections/checklists/offered-items.ts';
import type { ChecklistChoice } from '#inspections/checklists/service.ts';
import { type ChecklistNode, checklistNodes } from '#inspections/checklists/tree.ts';
import { mayDo } from '#platform/access/access.ts';
import type { GroupId } from '#platform/context/ids.ts';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { oldAnswerOf, oldAnswerSchemas } from '#platform/resource/fields.ts';
import { type Category, rootCategories } from '#platform/taxonomy/catalogue.ts';
import {
  CategoryTreeRef,
  type CategoryTreeWire,
  categoryToWire,
} from '#platform/taxonomy/old-api/category-json.ts';
import { categoryName } from '#platform/taxonomy/words.ts';

export const ChecklistBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  ...oldAnswerSchemas(checklistFields),
  created_at: WireTime,
  updated_at: WireTime,
  organization_id: nullable(Type.Integer()),
  ...oldAnswerSchemas(checklistItemFields),
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
    ...oldAnswerOf(allChecklistFields, checklist),
    id: checklist.id,
    rev: checklist.rev,
    created_at: wireTime(checklist.createdAt),
    updated_at: wireTime(checklist.updatedAt),
    owner: mayDo('manage', checklist),
    owner_name: checklist.ownerName,
    group_ids: [...checklist.groupIds],
    organization_id: null,
    researches: [...checklist.researches],
  };
}

/** Its CategoryTree is declared by the routes of the taxonomy. */
export const ChecklistChoiceBody = Type.Object({
  checklists: Type.Array(ChecklistBody),
  checklist: nullable(Type.Object({ ...ChecklistBody.properties, categories: Type.Array(CategoryTreeRef) })),
});

export function checklistChoiceToWire(
  { checklists, chosen }: ChecklistChoice,
  language: string,
): Type.Static<typeof ChecklistChoiceBody> {
  const categories =
    chosen === undefined ? [] : checklistNodes(chosen).map((node) => nodeToWire(node, language));
  return {
    checklists: checklists.map(checklistToWire),
    checklist: chosen === undefined ? null : { ...checklistToWire(chosen.checklist), categories },
  };
}

const nodeToWire = (
  { category, isRequired, children }: ChecklistNode,
  language: string,
): CategoryTreeWire => ({
  ...categoryToWire(category, { language, isRequired }),
  children: children.map((child) => nodeToWire(child, language)),
});

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

/** The nodes of a tree one after the other, each without what is below it. */
export function flattened(nodes: readonly TaxonomyNode[]): TaxonomyNode[] {
  return nodes.flatMap((node) => [{ ...node, children: [] }, ...flattened(node.children)]);
}
