import Type from 'typebox';
import { mayDo } from '#platform/access/access.ts';
import { nullable } from '#platform/http/schemas.ts';
import { CategoryBody, type CategoryTreeWire, type CategoryWire } from '#platform/taxonomy/wire.ts';
import type { FullChecklist } from './checklist.ts';
import { checklistTree } from './tree.ts';

const PlacedItemBody = Type.Object({
  id: Type.Integer(),
  parent_id: nullable(Type.Integer({ description: 'Id of its parent in this checklist.' })),
  required: Type.Integer({ description: '0 or 1.' }),
});

export const ChecklistFormsBody = Type.Object({
  categories: Type.Array(CategoryBody, {
    description: 'Each item once, even if several checklists have it; ignore `required` here.',
  }),
  checklists: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      owner: Type.Boolean(),
      items: Type.Array(PlacedItemBody, { description: 'In order, parents before their children.' }),
    }),
  ),
});

export function checklistFormsToWire(
  all: readonly FullChecklist[],
  language: string,
): Type.Static<typeof ChecklistFormsBody> {
  const categories = new Map<number, CategoryWire>();

  function placed(nodes: readonly CategoryTreeWire[], parent: number | null): PlacedItem[] {
    return nodes.flatMap(({ children, required, ...category }) => {
      const { id } = category;
      categories.set(id, { ...category, required: 0 });
      return [{ id, parent_id: parent, required }, ...placed(children, id)];
    });
  }

  const checklists = all.map((full) => ({
    id: full.checklist.id,
    name: full.checklist.name,
    owner: mayDo('manage', full.checklist),
    items: placed(checklistTree(full, language), null),
  }));
  return { categories: [...categories.values()], checklists };
}

type PlacedItem = Type.Static<typeof PlacedItemBody>;
