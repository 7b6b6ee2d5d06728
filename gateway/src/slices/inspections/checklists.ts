import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { inputKindOf } from './input-kinds.ts';
import type { ChecklistOutlineModel, OfferedItemModel } from './models.ts';

export const checklistQueries = {
  async checklist(_parent, args, { rest }) {
    const query = {
      id: args.id || null,
      hiveId: args.hiveId || null,
      inspectionId: args.inspectionId || null,
    };
    const call = rest.client.GET('/api/v1/checklists/to-fill-in', { params: { query } });
    return (await unlessMissing(dataOf(call)))?.checklist;
  },

  checklistForms: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/checklists/forms')),

  checklists: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/checklists')),

  checklistOutline: (_parent, { id }, { rest }) =>
    unlessMissing(dataOf(rest.client.GET('/api/v1/checklists/{id}', { params: { path: { id } } }))),

  checklistVersions: (_parent, { id }, { rest }) =>
    unlessMissing(dataOf(rest.client.GET('/api/v1/checklists/{id}/versions', { params: { path: { id } } }))),

  checklistItems: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/checklist-items')),
} satisfies QueryResolvers;

const isOwner = ({ access }: { access: string }) => access === 'owner';

export const checklistTypes = {
  Checklist: { isOwner },
  ChecklistForm: { isOwner },
  ChecklistItem: { input: ({ input }) => inputKindOf(input) },
  ChecklistOutline: { isOwner },
  OfferedItem: { input: ({ input }) => inputKindOf(input) },
} satisfies Resolvers;

export const checklistMutations = {
  createChecklist: (_parent, { input: body }, context) =>
    orFailure(context, async () =>
      named(await dataOf(context.rest.client.POST('/api/v1/checklists', { body }))),
    ),

  updateChecklist: (_parent, { id, revision, input: body }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        return named(await dataOf(client.PATCH('/api/v1/checklists/{id}', { params, headers, body })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/checklists/{id}', { params }));
        return { __typename: 'ChecklistConflict' as const, current };
      }
    }),

  deleteChecklist: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/checklists/{id}', { params: { path: { id } } }));
      return done;
    }),

  shareChecklist: (_parent, { id, groupIds }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { groupIds } };
      return named(await dataOf(context.rest.client.PUT('/api/v1/checklists/{id}/groups', options)));
    }),

  createOwnItem: (_parent, { input: body }, context) =>
    orFailure(context, async () =>
      offered(await dataOf(context.rest.client.POST('/api/v1/checklist-items', { body }))),
    ),

  updateOwnItem: (_parent, { id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      return offered(await dataOf(context.rest.client.PATCH('/api/v1/checklist-items/{id}', options)));
    }),

  removeOwnItem: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/checklist-items/{id}', { params: { path: { id } } }));
      return done;
    }),
} satisfies MutationResolvers;

const named = (outline: ChecklistOutlineModel) => ({ __typename: 'ChecklistOutline' as const, ...outline });

const offered = (item: OfferedItemModel) => ({ __typename: 'OfferedItem' as const, ...item });
