import type { OfferedFragment, OutlineFragment } from '../generated/graphql.ts';

/** What a checklist asks while it is put together. */
export interface Plan {
  /** Every item on offer; of siblings the first one here comes first. */
  order: readonly string[];
  ticked: readonly string[];
  required: readonly string[];
}

export interface PlanNode {
  item: OfferedFragment;
  children: PlanNode[];
}

/** A plan that says what is stored: ticked items come before others, in the checklist's order. */
export function planOf(
  items: readonly OfferedFragment[],
  { itemIds, requiredIds }: Pick<OutlineFragment, 'itemIds' | 'requiredIds'>,
): Plan {
  const known = new Set(items.map(({ id }) => id));
  const ticked = itemIds.filter((id) => known.has(id));
  const isTicked = new Set(ticked);
  const order = [...ticked, ...items.map(({ id }) => id).filter((id) => !isTicked.has(id))];
  return { order, ticked, required: requiredIds.filter((id) => isTicked.has(id)) };
}

/** What is on offer as a tree, siblings in the order of the plan. */
export function treeOf(items: readonly OfferedFragment[], { order }: Plan): PlanNode[] {
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ item }: PlanNode) => places.get(item.id) ?? order.length;
  const nodes = new Map(items.map((item) => [item.id, { item, children: [] as PlanNode[] }]));
  const roots: PlanNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.item.parentId == null ? undefined : nodes.get(node.item.parentId);
    (parent?.children ?? roots).push(node);
  }
  for (const { children } of nodes.values()) children.sort((a, b) => placeOf(a) - placeOf(b));
  return roots.sort((a, b) => placeOf(a) - placeOf(b));
}

export function idsBelow({ item, children }: PlanNode): string[] {
  return [item.id, ...children.flatMap(idsBelow)];
}

/** Ticks a branch and what is above it, or unticks the branch but for what is required and above that. */
export function tick(items: readonly OfferedFragment[], plan: Plan, node: PlanNode, isTicked: boolean): Plan {
  const branch = idsBelow(node);
  const ticked = new Set(plan.ticked);
  if (isTicked) {
    for (const id of [...ancestorsOf(items, node.item.id), ...branch]) ticked.add(id);
  } else {
    for (const id of branch) ticked.delete(id);
    for (const id of plan.required) {
      ticked.add(id);
      for (const above of ancestorsOf(items, id)) ticked.add(above);
    }
  }
  return { ...plan, ticked: [...ticked] };
}

/** What is required is ticked with it. */
export function require(
  items: readonly OfferedFragment[],
  plan: Plan,
  id: string,
  isRequired: boolean,
): Plan {
  if (!isRequired) return { ...plan, required: plan.required.filter((other) => other !== id) };
  const ticked = new Set([...plan.ticked, id, ...ancestorsOf(items, id)]);
  return { ...plan, ticked: [...ticked], required: [...new Set([...plan.required, id])] };
}

/** At another place among its siblings, with what is below it; the same order when there is no such place. */
export function moveTo(items: readonly OfferedFragment[], plan: Plan, id: string, place: number): Plan {
  const movedIn = (siblings: readonly PlanNode[]): readonly PlanNode[] => {
    const moved = siblings.find(({ item }) => item.id === id);
    const others = siblings.filter((node) => node !== moved);
    const isPlace = place >= 0 && place < siblings.length;
    const inOrder = moved && isPlace ? others.toSpliced(place, 0, moved) : siblings;
    return inOrder.map((node) => ({ ...node, children: [...movedIn(node.children)] }));
  };
  return { ...plan, order: movedIn(treeOf(items, plan)).flatMap(idsBelow) };
}

/** The ids of the checklist as it is sent. */
export function itemIdsOf(items: readonly OfferedFragment[], plan: Plan): string[] {
  const ticked = new Set(plan.ticked);
  return treeOf(items, plan)
    .flatMap(idsBelow)
    .filter((id) => ticked.has(id));
}

function ancestorsOf(items: readonly OfferedFragment[], id: string): string[] {
  const parents = new Map(items.map((item) => [item.id, item.parentId ?? undefined]));
  const above: string[] = [];
  // A tree without an end cannot be, and would be one here for ever.
  for (let at = parents.get(id); at !== undefined && above.length < items.length; at = parents.get(at))
    above.push(at);
  return above;
}
