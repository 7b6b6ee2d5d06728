import { AppError, checklistLimits, holdsAnswersOf, type OwnItemFields, ownItemForm } from '@skep/domain';
import { requireOwn } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { categoryById, categoryIds } from '#platform/taxonomy/catalogue.ts';
import { type OwnItem, offeredChoices } from './checklist.ts';
import { ownItemsIn, type SentItems } from './items.ts';
import {
  insertOwnItem,
  isAnswered,
  markOwnItemRemoved,
  type NewOwnItem,
  ownItemForEdit,
  ownItemsByIds,
  ownItemsOf,
  updateOwnItem,
} from './own-item-store.ts';
import { lockOwnChecklists } from './store.ts';

/** What is said of an item; absent keys stay as they are. */
export type OwnItemChanges = Partial<Record<keyof OwnItemFields | 'parentId', unknown>>;

export function ownItems(context: SignedInContext): Promise<OwnItem[]> {
  return ownItemsOf(context, context.user.id);
}

/** @throws AppError invalid_input */
export function createOwnItem(context: SignedInContext, said: OwnItemChanges): Promise<OwnItem> {
  return inTransaction(context, async (inner) => {
    await lockOwnChecklists(inner, inner.user.id);
    const held = await ownItemsOf(inner, inner.user.id);
    if (held.length >= checklistLimits.ownItems) {
      throw fieldProblem('name', 'too_many', { max: checklistLimits.ownItems });
    }
    return showOwnItem(inner, await insertOwnItem(inner, inner.user.id, readItem(said), inner.clock.now()));
  });
}

/**
 * Changes an item in all checklists that have it. One that was answered stays of a kind that holds its answers.
 * @param changesOf the changes, given the item as it is
 * @throws AppError invalid_input, not_found
 */
export function changeOwnItem(
  context: SignedInContext,
  id: number,
  changesOf: (held: OwnItem) => OwnItemChanges | undefined,
): Promise<OwnItem> {
  return inTransaction(context, async (inner) => {
    const held = await requireOwnItem(inner, id);
    const changes = changesOf(held);
    if (changes === undefined) return held;
    const item = readItem({ ...saidOf(held), ...changes });
    if (!holdsAnswersOf(item.input, held.input) && (await isAnswered(inner, id))) {
      throw fieldProblem('input', 'invalid');
    }
    await updateOwnItem(inner, id, item);
    return showOwnItem(inner, id);
  });
}

/** It is in no checklist from then on. What was answered stays, and is called as before. */
export function removeOwnItem(context: SignedInContext, id: number): Promise<void> {
  return inTransaction(context, async (inner) => {
    await requireOwnItem(inner, id);
    await markOwnItemRemoved(inner, id, inner.clock.now());
  });
}

/** The same items for the person's own checklist: what somebody else made they get a copy of. */
export async function withOwnItemsOf(
  context: SignedInContext,
  ownerId: UserId,
  { itemIds, requiredIds }: SentItems,
): Promise<SentItems> {
  if (ownerId === context.user.id) return { itemIds, requiredIds };
  const copies = new Map<number, number>();
  const at = context.clock.now();
  for (const item of (await ownItemsIn(context, itemIds)).values()) {
    copies.set(item.id, await insertOwnItem(context, context.user.id, readItem(saidOf(item)), at));
  }
  const copied = (ids: readonly number[]) => ids.map((id) => copies.get(id) ?? id);
  return { itemIds: copied(itemIds), requiredIds: copied(requiredIds) };
}

async function requireOwnItem(context: SignedInContext, id: number): Promise<OwnItem> {
  const item = await ownItemForEdit(context, id);
  if (item?.ownerId === undefined) throw new AppError('not_found');
  requireOwn(context, { ownerId: item.ownerId });
  return item;
}

async function showOwnItem(context: SignedInContext, id: number): Promise<OwnItem> {
  const item = (await ownItemsByIds(context, [id])).get(id);
  if (item === undefined) throw new AppError('unexpected');
  return item;
}

/** An item with its changes. */
function saidOf({ parentId, input, own }: OwnItem): OwnItemChanges {
  const { name, unit, minimum, maximum } = own;
  return { parentId, input, name, unit, minimum, maximum, choices: offeredChoices(own) };
}

function readItem({ parentId = categoryIds.ownItems, ...said }: OwnItemChanges): NewOwnItem {
  const fields = readForm(ownItemForm, said);
  const parent = typeof parentId === 'number' ? categoryById(parentId) : undefined;
  if (parent === undefined || parent.isSystem || parent.input !== 'label') {
    throw fieldProblem('parentId', 'unknown_choice');
  }
  return { ...fields, parentId: parent.id };
}
