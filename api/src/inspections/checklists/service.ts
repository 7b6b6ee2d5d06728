import { AppError, checklistForm, checklistLimits, firstCharacters } from '@skep/domain';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { Context, NewPerson, SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, GroupId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { defaultChecklistItems } from '#platform/taxonomy/catalogue/default-checklist.ts';
import { templateItems } from '#platform/taxonomy/templates.ts';
import { defaultChecklistName, templateName } from '#platform/taxonomy/words.ts';
import type { Checklist, ChecklistChanges, ChecklistStart, FullChecklist } from './checklist.ts';
import type { ChecklistFields } from './checklist-fields.ts';
import { ownItemsIn, readItems } from './items.ts';
import { ownItems, withOwnItemsOf } from './own-items.ts';
import {
  type ChecklistVersion,
  checklistById,
  checklistForEdit,
  checklistVersions,
  earlierChecklist,
  insertChecklist,
  lockOwnChecklists,
  markChecklistDeleted,
  membershipsIn,
  replaceShares,
  seenChecklists,
  updateChecklist,
} from './store.ts';

/** The checklists that the person may inspect by: their own and those that others share with them. */
export function listChecklists(context: SignedInContext): Promise<Checklist[]> {
  return seenChecklists(context);
}

export async function showChecklist(context: SignedInContext, id: ChecklistId): Promise<FullChecklist> {
  const checklist = await requireChecklist(context, id);
  return { checklist, ownItems: await ownItemsIn(context, checklist.itemIds) };
}

/** The same to put it together: its owner is offered all items that they made. */
export async function checklistToPutTogether(
  context: SignedInContext,
  id: ChecklistId,
): Promise<FullChecklist> {
  const { checklist, ownItems: held } = await showChecklist(context, id);
  if (checklist.access !== 'owner') return { checklist, ownItems: held };
  const all = await ownItems(context);
  return { checklist, ownItems: new Map([...held, ...all.map((item) => [item.id, item] as const)]) };
}

/** One that the person may inspect by. @throws AppError not_found */
export async function requireChecklist(context: SignedInContext, id: ChecklistId): Promise<Checklist> {
  return requireRight(context, 'see', await checklistById(context, id));
}

/** All that the person may inspect by, with the items in them that people made. */
export async function showChecklists(context: SignedInContext): Promise<FullChecklist[]> {
  const checklists = await listChecklists(context);
  const held = await ownItemsIn(
    context,
    checklists.flatMap(({ itemIds }) => itemIds),
  );
  return checklists.map((checklist) => ({ checklist, ownItems: held }));
}

export interface ChecklistChoice {
  checklists: readonly Checklist[];
  /** Undefined when the person has none. */
  chosen: FullChecklist | undefined;
}

/**
 * The person's checklists and the one to fill in: the named one, else the first likely one that they see, else the newest
 * of their own.
 */
export async function checklistChoice(
  context: SignedInContext,
  id: ChecklistId | undefined,
  likely: readonly ChecklistId[] = [],
): Promise<ChecklistChoice> {
  const checklists = await listChecklists(context);
  if (id !== undefined) return { checklists, chosen: await showChecklist(context, id) };
  const seen = likely.flatMap((wanted) => checklists.find((checklist) => checklist.id === wanted) ?? []);
  const chosen = seen[0] ?? newestOf(checklists);
  return {
    checklists,
    chosen: chosen && { checklist: chosen, ownItems: await ownItemsIn(context, chosen.itemIds) },
  };
}

/** Undefined when the person has none. */
export async function newestChecklistId(context: SignedInContext): Promise<ChecklistId | undefined> {
  return newestOf(await listChecklists(context))?.id;
}

/** What others bring is filled in by those who choose it. */
function newestOf(checklists: readonly Checklist[]): Checklist | undefined {
  const own = checklists.filter((checklist) => mayDo('manage', checklist));
  return own.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)[0];
}

/** Makes a checklist; without a name it has that of what it begins with. @throws AppError invalid_input, not_found */
export function createChecklist(
  context: SignedInContext,
  start: ChecklistStart,
  said: ChecklistChanges,
): Promise<ChecklistId> {
  return inTransaction(context, async (inner) => {
    const count = await lockOwnChecklists(inner, inner.user.id);
    if (count >= checklistLimits.checklists) {
      throw fieldProblem('name', 'too_many', { max: checklistLimits.checklists });
    }
    const fields = await checked(inner, { ...(await begun(inner, start)), ...said });
    return insertChecklist(inner, inner.user.id, fields, inner.clock.now());
  });
}

async function begun(
  context: SignedInContext,
  { template, copyOf }: ChecklistStart,
): Promise<ChecklistFields> {
  const nothing = { type: 'own', name: '', description: undefined, itemIds: [], requiredIds: [] };
  if (copyOf !== undefined) {
    const copied = await requireChecklist(context, copyOf);
    const { name, description, ownerId } = copied;
    return { ...nothing, name, description, ...(await withOwnItemsOf(context, ownerId, copied)) };
  }
  if (template === undefined) return nothing;
  return { ...nothing, name: templateName(context.locale, template), itemIds: templateItems(template) };
}

async function checked(context: SignedInContext, changed: ChecklistChanges): Promise<ChecklistFields> {
  const { name, description } = readForm(checklistForm, changed);
  const { type = 'own', itemIds = [], requiredIds = [] } = changed;
  return {
    type,
    name,
    description,
    ...(await readItems(context, context.user.id, { itemIds, requiredIds })),
  };
}

export interface ChecklistEdit extends Edit<Checklist, ChecklistChanges> {
  /** The checklist as GET sends it, for 412. */
  toWire: (checklist: Checklist) => unknown;
}

/** What is left out stays. @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function changeChecklist(
  context: SignedInContext,
  id: ChecklistId,
  { toWire, ...edit }: ChecklistEdit,
): Promise<FullChecklist> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'manage', await checklistForEdit(inner, id));
    const changes = await changesIn(edit, {
      held,
      earlier: (rev) => earlierChecklist(inner, held, rev),
      toWire: () => toWire(held),
    });
    if (changes !== undefined) {
      const fields = await checked(inner, { ...held, ...changes });
      await updateChecklist(inner, id, fields, inner.clock.now());
    }
    return showChecklist(inner, id);
  });
}

/** What its owner wrote of it before, the present version first. @throws AppError not_found, not_allowed */
export async function versionsOfChecklist(
  context: SignedInContext,
  id: ChecklistId,
): Promise<ChecklistVersion[]> {
  const held = requireRight(context, 'manage', await checklistById(context, id));
  return checklistVersions(context, held);
}

/** @throws AppError not_found, not_allowed; last_checklist: the person would have none to inspect by */
export function deleteChecklist(context: SignedInContext, id: ChecklistId): Promise<void> {
  return inTransaction(context, async (inner) => {
    const count = await lockOwnChecklists(inner, inner.user.id);
    requireRight(inner, 'manage', await checklistForEdit(inner, id));
    if (count < 2) throw new AppError('last_checklist');
    await markChecklistDeleted(inner, id, inner.clock.now());
  });
}

/** Members of these groups see it and may copy it; those of others no longer. @throws AppError invalid_input */
export function shareChecklist(
  context: SignedInContext,
  id: ChecklistId,
  groupIds: readonly GroupId[],
): Promise<FullChecklist> {
  return inTransaction(context, async (inner) => {
    requireRight(inner, 'manage', await checklistForEdit(inner, id));
    const memberships = await membershipsIn(inner, inner.user.id, groupIds);
    const joined = new Set(memberships.map(({ groupId }) => groupId));
    if (!groupIds.every((groupId) => joined.has(groupId))) throw fieldProblem('groupIds', 'unknown_choice');
    await replaceShares(
      inner,
      id,
      memberships.map((membership) => membership.id),
    );
    return showChecklist(inner, id);
  });
}

/** Gives a new person the checklist that everybody starts with, as one of their own. */
export async function copyDefaultChecklist(context: Context, person: NewPerson): Promise<void> {
  const name = `${defaultChecklistName(person.locale ?? context.locale)} - ${person.name}`;
  await insertChecklist(
    context,
    person.id,
    {
      type: 'beep_v2_copy',
      name: firstCharacters(name, checklistLimits.nameLength),
      description: undefined,
      itemIds: [...defaultChecklistItems],
      requiredIds: [],
    },
    context.clock.now(),
  );
}
