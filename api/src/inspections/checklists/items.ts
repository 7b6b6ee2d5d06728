import { AppError, checklistLimits, type FieldProblem, firstOwnItemId } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { type Category, categoryById } from '#platform/taxonomy/catalogue.ts';
import { withAncestors } from '#platform/taxonomy/templates.ts';
import type { OwnItem } from './checklist.ts';
import { ownItemsByIds } from './own-item-store.ts';

/** Those of these items that people made. */
export function ownItemsIn(
  context: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, OwnItem>> {
  return ownItemsByIds(context, [...new Set(ids.filter((id) => id >= firstOwnItemId))]);
}

/** Knows the taxonomy, and what people made of it. */
export function finder(ownItems: ReadonlyMap<number, OwnItem>): (id: number) => Category | undefined {
  return (id) => categoryById(id) ?? ownItems.get(id);
}

/** What a checklist is to ask, of what was sent: each item once and below its headings. */
export interface SentItems {
  itemIds: number[];
  requiredIds: number[];
}

/** @throws AppError invalid_input for what is nowhere, or an item of somebody else's, and for a required one left out */
export async function readItems(
  context: Pick<Context, 'db'>,
  ownerId: UserId,
  { itemIds, requiredIds }: SentItems,
): Promise<SentItems> {
  const { itemsMax } = checklistLimits;
  if (itemIds.length > itemsMax)
    throw invalid([{ path: 'itemIds', code: 'too_many', params: { max: itemsMax } }]);
  const ownItems = await ownItemsIn(context, itemIds);
  const find = finder(
    new Map([...ownItems].filter(([, item]) => item.ownerId === ownerId && !item.isRemoved)),
  );
  if (itemIds.some((id) => find(id) === undefined))
    throw invalid([{ path: 'itemIds', code: 'unknown_choice' }]);
  const all = withAncestors(itemIds, find);
  const listed = new Set(all);
  // A required item cannot be deselected; who does not want it any more says first that it is not required.
  if (!requiredIds.every((id) => listed.has(id))) throw invalid([{ path: 'itemIds', code: 'required' }]);
  return { itemIds: all, requiredIds: [...new Set(requiredIds)] };
}

function invalid(fields: FieldProblem[]): AppError {
  return new AppError('invalid_input', { fields });
}
