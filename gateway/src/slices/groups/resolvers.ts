import { isAppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { wireId } from '../wire-ids.ts';
import { mineMutations } from './mine-mutations.ts';

/** No form sends what it leaves empty: where GraphQL takes a group as a whole, that is taken away. */
const empty = { description: null, color: null };

const groupMutations = {
  createGroup: (_parent, { input: body }, context) =>
    orFailure(context, async () =>
      changed(await dataOf(context.rest.client.POST('/api/v1/groups', { body }))),
    ),

  updateGroup: (_parent, { id, revision, input, shares }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const body = { ...empty, ...input, ...(shares && { shares: [...shares] }) };
      const { client } = context.rest;
      try {
        return changed(await dataOf(client.PATCH('/api/v1/groups/{id}', { params, headers, body })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/groups/{id}', { params }));
        return { __typename: 'GroupConflict' as const, current };
      }
    }),

  deleteGroup: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/groups/{id}', { params: { path: { id } } }));
      return done;
    }),

  leaveGroup: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.POST('/api/v1/groups/{id}/leave', { params: { path: { id } } }));
      return done;
    }),

  shareHives: (_parent, { groupId: id, hives }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { hives: [...hives] } };
      return changed(await dataOf(context.rest.client.PATCH('/api/v1/groups/{id}/hives', options)));
    }),
} satisfies MutationResolvers;

const memberMutations = {
  inviteToGroup: (_parent, { id, input }, context) =>
    orFailure(context, async () => {
      const body = { ...input, emails: [...input.emails] };
      const options = { params: { path: { id } }, body };
      return changed(await dataOf(context.rest.client.POST('/api/v1/groups/{id}/invitations', options)));
    }),

  inviteToGroupAgain: (_parent, ids, context) =>
    orFailure(context, async () => {
      const path = '/api/v1/groups/{id}/members/{memberId}/invitation';
      return changed(await dataOf(context.rest.client.POST(path, { params: memberAt(ids) })));
    }),

  setGroupAdmin: (_parent, { isAdmin, ...ids }, context) =>
    orFailure(context, async () => {
      const path = '/api/v1/groups/{id}/members/{memberId}';
      const options = { params: memberAt(ids), body: { isAdmin } };
      return changed(await dataOf(context.rest.client.PATCH(path, options)));
    }),

  removeGroupMember: (_parent, ids, context) =>
    orFailure(context, async () => {
      const path = '/api/v1/groups/{id}/members/{memberId}';
      return changed(await dataOf(context.rest.client.DELETE(path, { params: memberAt(ids) })));
    }),

  answerGroupInvitation: (_parent, { groupId: id, isYes, token }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { isYes, token: token ?? null } };
      await doneBy(context.rest.client.POST('/api/v1/groups/{id}/answer', options));
      return done;
    }),

  dismissGroupNews: (_parent, { groupId: id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      return changed(await dataOf(context.rest.client.DELETE('/api/v1/groups/{id}/news', { params })));
    }),

  makeGroupLink: (_parent, { groupId: id, input: body }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body };
      return changed(await dataOf(context.rest.client.POST('/api/v1/groups/{id}/links', options)));
    }),

  withdrawGroupLink: (_parent, { groupId: id, linkId }, context) =>
    orFailure(context, async () => {
      const path = '/api/v1/groups/{id}/links/{linkId}';
      return changed(await dataOf(context.rest.client.DELETE(path, { params: { path: { id, linkId } } })));
    }),
} satisfies MutationResolvers;

export const groupsResolvers: Resolvers = {
  Query: {
    groups: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/groups')),
    groupInvitations: async (_parent, _args, { loaders }) => (await loaders.groupsInBrief()).invitations,
    hiveGroups: async (_parent, _args, { loaders }) => (await loaders.groupsInBrief()).groups,

    group: (_parent, { id }, { rest }) =>
      wireId(id) === undefined
        ? undefined
        : unlessMissing(dataOf(rest.client.GET('/api/v1/groups/{id}', { params: { path: { id } } }))),

    groupInvitation(_parent, { groupId: id, token }, { rest }) {
      // An address may contain anything: only what looks like a link of ours is requested.
      if (wireId(id) === undefined || !/^[0-9A-Za-z]{1,100}$/.test(token)) return undefined;
      const params = { path: { id }, query: { token } };
      return unlessMissing(dataOf(rest.client.GET('/api/v1/groups/{id}/invitation', { params })));
    },
  },

  Mutation: { ...groupMutations, ...memberMutations, ...mineMutations },
};

function changed(group: AnswerOf<'readGroup'>) {
  return { __typename: 'Group' as const, ...group };
}

const memberAt = ({ groupId: id, memberId }: { groupId: string; memberId: string }) => ({
  path: { id, memberId },
});
