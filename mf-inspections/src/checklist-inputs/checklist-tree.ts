import type { ChecklistPartsFragment } from '../generated/graphql.ts';

export type ChecklistItem = ChecklistPartsFragment['items'][number];

/** A heading or question with what is below it, in the checklist's order. */
export interface ChecklistNode {
  item: ChecklistItem;
  children: ChecklistNode[];
}

/**
 * The tree of a checklist out of its flat items. An item whose parent is not in the list is a main category.
 * Main categories that hold nothing to answer are left out.
 */
export function checklistTree(items: readonly ChecklistItem[]): ChecklistNode[] {
  const nodes = new Map(items.map((item) => [item.id, { item, children: [] as ChecklistNode[] }]));
  const roots: ChecklistNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.item.parentId == null ? undefined : nodes.get(node.item.parentId);
    if (parent) parent.children.push(node);
    else roots.push(node);
  }
  return roots.filter((node) => questionsBelow(node).length > 0);
}

/** Everything that can be answered in a node, itself included. */
export function questionsBelow({ item, children }: ChecklistNode): ChecklistItem[] {
  const own = item.input === 'LABEL' ? [] : [item];
  return [...own, ...children.flatMap(questionsBelow)];
}
