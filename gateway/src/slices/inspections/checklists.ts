import { isAppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { GatewayContext } from '../../context.ts';
import { orFailure } from '../../errors/failure.ts';
import type {
  ChecklistOutline,
  ChecklistOutlineInput,
  MadeItemInput,
  MutationResolvers,
  OfferedItem,
  QueryResolvers,
} from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { chosenWireId, requiredWireId, wireId } from '../wire-ids.ts';
import { inputKindOf } from './input-kinds.ts';

export const checklistQueries = {
  checklists: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/checklists'))).map(outlineFromWire),

  checklistOutline: async (_parent, { id }, context) => {
    const number = wireId(id);
    return number === undefined ? undefined : unlessMissing(outlineOf(context, number));
  },

  checklistItems: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/checklist-items'))).map(offeredFromWire),
} satisfies QueryResolvers;

export const checklistMutations = {
  createChecklist: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { name, template, copyOfChecklist: copyOf } = input;
      const body = {
        ...(name ? { name: name.toWellFormed() } : {}),
        template: template ?? null,
        copy_of: copyOf ? chosenWireId(copyOf, 'copyOfChecklist') : null,
      };
      const made = await dataOf(context.rest.client.POST('/api/checklists', { body }));
      return named(await outlineOf(context, made.checklist_id));
    }),

  updateChecklist: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const headers = { 'if-match': `"${revision}"` };
      const body = outlineToWire(input);
      try {
        await dataOf(context.rest.client.PATCH('/api/checklists/{id}', { params, headers, body }));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        return {
          __typename: 'ChecklistConflict' as const,
          current: await outlineOf(context, params.path.id),
        };
      }
      return named(await outlineOf(context, params.path.id));
    }),

  deleteChecklist: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/checklists/{id}', { params }));
      return done;
    }),

  shareChecklist: (_parent, { id, groupIds }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = { group_ids: groupIds.map((groupId) => chosenWireId(groupId, 'groupIds')) };
      const shared = await dataOf(context.rest.client.PUT('/api/checklists/{id}/groups', { params, body }));
      return named(outlineFromWire(shared));
    }),

  createOwnItem: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = ownItemToWire(input);
      return offered(await dataOf(context.rest.client.POST('/api/checklist-items', { body })));
    }),

  updateOwnItem: (_parent, { id, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = ownItemToWire(input);
      return offered(await dataOf(context.rest.client.PATCH('/api/checklist-items/{id}', { params, body })));
    }),

  removeOwnItem: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/checklist-items/{id}', { params }));
      return done;
    }),
} satisfies MutationResolvers;

/** @throws AppError not_found */
async function outlineOf({ rest }: Pick<GatewayContext, 'rest'>, id: number): Promise<ChecklistOutline> {
  return outlineFromWire(await dataOf(rest.client.GET('/api/checklists/{id}', { params: { path: { id } } })));
}

function outlineFromWire(checklist: AnswerOf<'getChecklists'>[number]): ChecklistOutline {
  return {
    id: String(checklist.id),
    revision: checklist.rev,
    name: checklist.name,
    itemIds: checklist.category_ids.map(String),
    requiredIds: checklist.required_ids.map(String),
    isOwner: checklist.owner,
    ownerName: checklist.owner_name,
    groupIds: checklist.group_ids.map(String),
    researches: checklist.researches,
  };
}

function outlineToWire({ name, itemIds, requiredIds }: ChecklistOutlineInput) {
  return {
    name: name.toWellFormed(),
    category_ids: itemIds.map((id) => chosenWireId(id, 'itemIds')),
    required_ids: requiredIds.map((id) => chosenWireId(id, 'requiredIds')),
  };
}

function offeredFromWire(item: AnswerOf<'getChecklistItems'>[number]): OfferedItem {
  return {
    id: String(item.id),
    parentId: item.parent_id === null ? undefined : String(item.parent_id),
    key: item.key,
    name: item.name,
    input: inputKindOf(item.input),
    unit: item.unit,
    minimum: item.min,
    maximum: item.max,
    decimals: item.decimals,
    isOwn: item.own,
    choices: item.choices,
  };
}

function ownItemToWire({ name, input, unit, minimum, maximum, parentId, choices }: MadeItemInput) {
  return {
    name: name.toWellFormed(),
    input,
    unit: unit?.toWellFormed() ?? null,
    min: minimum ?? null,
    max: maximum ?? null,
    choices: choices?.map((choice) => choice.toWellFormed()) ?? [],
    ...(parentId ? { parent_id: chosenWireId(parentId, 'parentId') } : {}),
  };
}

const named = (outline: ChecklistOutline) => ({ __typename: 'ChecklistOutline' as const, ...outline });

const offered = (item: AnswerOf<'getChecklistItems'>[number]) => ({
  __typename: 'OfferedItem' as const,
  ...offeredFromWire(item),
});
