import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import type { OfferedFragment } from '../generated/graphql.ts';
import { idsBelow, type Plan, type PlanNode, treeOf } from './plan.ts';

const choiceKinds = ['LIST', 'OPTIONS', 'SELECT'];

/** What an own item is answered with; the ids of its choices are known only when it is in a checklist. */
const ownOption = (name: string, index: number): ChecklistItem['options'][number] => ({
  __typename: 'ChecklistOption',
  id: String(index + 1),
  name,
  parentId: null,
});

/** The plan as the form of an inspection gets its checklist: what is below a choice are its options. */
export function previewItems(items: readonly OfferedFragment[], plan: Plan): ChecklistItem[] {
  const ticked = new Set(plan.ticked);
  const required = new Set(plan.required);
  const itemsIn = (node: PlanNode): ChecklistItem[] => {
    if (!ticked.has(node.item.id)) return [];
    const { isOwn: _, choices, parentId, ...item } = node.item;
    const isChoice = choiceKinds.includes(item.input);
    const question = {
      ...item,
      __typename: 'ChecklistItem' as const,
      parentId: parentId ?? null,
      description: null,
      unitKey: null,
      isRequired: required.has(item.id),
      options: isChoice
        ? [...choices.map(ownOption), ...node.children.flatMap((child) => optionsIn(child, undefined))]
        : [],
    };
    return isChoice ? [question] : [question, ...node.children.flatMap(itemsIn)];
  };
  const optionsIn = (node: PlanNode, parentId: string | undefined): ChecklistItem['options'] => {
    if (!ticked.has(node.item.id)) return [];
    const { id, name } = node.item;
    const option = { __typename: 'ChecklistOption' as const, id, name, parentId: parentId ?? null };
    return [option, ...node.children.flatMap((child) => optionsIn(child, id))];
  };
  return treeOf(items, plan).flatMap(itemsIn);
}

/** The part of the tree that a search leaves: matching names with what is above and below them. */
export function foundIn(nodes: readonly PlanNode[], search: string): PlanNode[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (node.item.name.toLowerCase().includes(wanted)) return [node];
    const children = foundIn(node.children, search);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

export function countTicked(node: PlanNode, ticked: ReadonlySet<string>): number {
  return idsBelow(node).filter((id) => ticked.has(id)).length;
}
