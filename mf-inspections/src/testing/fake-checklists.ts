import type { FakeAnswer } from '@skep/remote-kit/testing';
import {
  ChecklistsQuery,
  CreateChecklistMutation,
  CreateOwnItemMutation,
  DeleteChecklistMutation,
  EditChecklistQuery,
  ShareChecklistMutation,
  UpdateChecklistMutation,
} from '../checklist-editor/checklists.graphql.ts';
import type { ChecklistInputKind } from '../generated/graphql.ts';
import { aFailure } from './builders.ts';
import { answering } from './gateway.ts';
import { sampleChecklist } from './sample-checklist.ts';

export interface OutlinePart {
  id?: string;
  name?: string;
  itemIds?: string[];
  requiredIds?: string[];
  isOwner?: boolean;
  groupIds?: string[];
}

export function anOutline(part: OutlinePart = {}) {
  return {
    __typename: 'ChecklistOutline',
    id: '1',
    revision: 1,
    name: 'Spring visit',
    itemIds: ['100', '110', '111', '200', '202'],
    requiredIds: [],
    isOwner: true,
    ownerName: part.isOwner === false ? 'Bram' : 'Anna',
    groupIds: [],
    researches: [],
    ...part,
  };
}

export type OutlineAnswer = ReturnType<typeof anOutline>;

interface OfferedPart {
  id: string;
  name: string;
  parentId?: string | null;
  input?: ChecklistInputKind;
  isOwn?: boolean;
  choices?: string[];
}

export function anOffered(part: OfferedPart) {
  const { id, name, parentId = null, input = 'LABEL', isOwn = false, choices = [] } = part;
  const numbers = { unit: null, minimum: null, maximum: null, decimals: null };
  return { __typename: 'OfferedItem', id, parentId, key: id, name, input, isOwn, choices, ...numbers };
}

/** The sample checklist as items to choose from, choices as items of their own. */
const offered = sampleChecklist.items.flatMap(({ id, name, parentId, input, options }) => [
  anOffered({ id, name, parentId, input }),
  ...options.map((option) =>
    anOffered({ id: option.id, name: option.name, parentId: option.parentId ?? id, input: 'LIST_ITEM' }),
  ),
]);

const club = { __typename: 'HiveGroup' as const, id: '5', name: 'Bee club of the valley' };

/** A gateway that remembers checklists. */
export function fakeChecklists(outlines: readonly OutlineAnswer[] = [anOutline()]): FakeAnswer[] {
  let held = [...outlines];
  let items = [...offered];
  const replace = (next: OutlineAnswer) => {
    held = held.map((each) => (each.id === next.id ? next : each));
    return next;
  };
  const find = (id: string) => held.find((each) => each.id === id);
  return [
    answering(ChecklistsQuery, () => ({ checklists: held, hiveGroups: [club] })),
    answering(EditChecklistQuery, ({ id }) => ({
      checklistOutline: find(id) ?? null,
      checklistItems: items,
      checklist: sampleChecklist,
    })),
    answering(CreateChecklistMutation, ({ input }) => {
      const made = anOutline({ id: `new-${held.length}`, name: input.name ?? 'Quick visit' });
      held = [...held, made];
      return { createChecklist: made };
    }),
    answering(UpdateChecklistMutation, ({ id, revision, input }) => {
      const former = find(id);
      if (!former) return { updateChecklist: aFailure('NOT_FOUND') };
      if (former.revision !== revision) {
        return { updateChecklist: { __typename: 'ChecklistConflict', current: former } };
      }
      const { name, itemIds, requiredIds } = input;
      const ids = { itemIds: [itemIds].flat(), requiredIds: [requiredIds].flat() };
      return { updateChecklist: replace({ ...former, name, ...ids, revision: revision + 1 }) };
    }),
    answering(DeleteChecklistMutation, ({ id }) => {
      if (held.length === 1) return { deleteChecklist: aFailure('LAST_CHECKLIST') };
      held = held.filter((each) => each.id !== id);
      return { deleteChecklist: { __typename: 'Done', done: true } };
    }),
    answering(ShareChecklistMutation, ({ id, groupIds }) => {
      const former = find(id);
      if (!former) return { shareChecklist: aFailure('NOT_FOUND') };
      return { shareChecklist: replace({ ...former, groupIds: [groupIds].flat() }) };
    }),
    answering(CreateOwnItemMutation, ({ input }) => {
      const { name, input: kind, parentId, choices } = input;
      const made = anOffered({
        id: `own-${items.length}`,
        name,
        input: kind,
        parentId: parentId ?? null,
        isOwn: true,
        choices: [choices ?? []].flat(),
      });
      items = [...items, made];
      return { createOwnItem: made };
    }),
  ];
}
