import { requireOwn } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId } from '#platform/context/ids.ts';
import type { NewPerson } from '#platform/domain/domain.ts';
import { defaultChecklistItems } from '#platform/taxonomy/catalogue/default-checklist.ts';
import { defaultChecklistName } from '#platform/taxonomy/words.ts';
import type { Checklist } from './checklist.ts';
import { checklistById, checklistsOf, insertChecklist } from './store.ts';

/** Characters of a checklist's name (web-app.md 4.4). */
const nameLength = 50;

/** The person's checklists by name. */
export function ownChecklists(context: SignedInContext): Promise<Checklist[]> {
  return checklistsOf(context, context.user.id);
}

export async function showChecklist(context: SignedInContext, id: ChecklistId): Promise<Checklist> {
  return requireOwn(context, await checklistById(context, id));
}

export interface ChecklistChoice {
  checklists: readonly Checklist[];
  /** Undefined when the person has none. */
  chosen: Checklist | undefined;
}

/** The person's checklists and the one to fill in: the named one, else the newest. */
export async function checklistChoice(
  context: SignedInContext,
  id: ChecklistId | undefined,
): Promise<ChecklistChoice> {
  const checklists = await ownChecklists(context);
  return { checklists, chosen: id === undefined ? newestOf(checklists) : await showChecklist(context, id) };
}

/** Undefined when the person has none. */
export async function newestChecklistId(context: SignedInContext): Promise<ChecklistId | undefined> {
  return newestOf(await ownChecklists(context))?.id;
}

function newestOf(checklists: readonly Checklist[]): Checklist | undefined {
  return checklists.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)[0];
}

/** Gives a new person the checklist that everybody starts with, as one of their own. */
export async function copyDefaultChecklist(context: Context, person: NewPerson): Promise<void> {
  const name = `${defaultChecklistName(person.locale ?? context.locale)} - ${person.name}`;
  await insertChecklist(
    context,
    {
      ownerId: person.id,
      type: 'beep_v2_copy',
      name: [...name].slice(0, nameLength).join(''),
      itemIds: defaultChecklistItems,
    },
    context.clock.now(),
  );
}
