import { ancestorsOf, type Category } from '#platform/taxonomy/catalogue.ts';
import type { FullChecklist } from './checklist.ts';
import { finder } from './items.ts';

export interface ChecklistNode {
  category: Category;
  isRequired: boolean;
  children: ChecklistNode[];
}

/**
 * A checklist as a tree in its own order: each item below the nearest heading above it. Headings that the checklist
 * does not name are added, but for those that only hold the taxonomy together.
 */
export function checklistNodes({ checklist, ownItems }: FullChecklist): ChecklistNode[] {
  const { itemIds, requiredIds } = checklist;
  const find = finder(ownItems);
  const roots: ChecklistNode[] = [];
  const nodes = new Map<number, ChecklistNode>();
  const listed = new Set(itemIds);
  const required = new Set(requiredIds);

  function add(category: Category, siblings: ChecklistNode[]): ChecklistNode {
    const known = nodes.get(category.id);
    if (known !== undefined) return known;
    const node = { category, isRequired: required.has(category.id), children: [] };
    nodes.set(category.id, node);
    siblings.push(node);
    return node;
  }

  for (const id of itemIds) {
    const category = find(id);
    if (category === undefined) continue;
    const above = ancestorsOf(category).filter((ancestor) => !ancestor.isSystem || listed.has(ancestor.id));
    const siblings = above.reduce((inside, step) => add(step, inside).children, roots);
    const node = add(category, siblings);
    // What an own item can be answered with always comes along.
    if (category.own !== undefined) for (const choice of category.children) add(choice, node.children);
  }
  return roots;
}
