import { AppError, instantOfIso, isAppError, wireTimeOf } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { GroupInput, HiveShareInput, MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { chosenWireId, requiredWireId, wireId } from '../wire-ids.ts';
import {
  groupFromWire,
  hiveGroupFromWire,
  invitationFromWire,
  ownInvitationFromWire,
  type WireGroup,
} from './from-wire.ts';
import { mineMutations } from './mine-mutations.ts';

const groupMutations = {
  createGroup: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const made = await dataOf(context.rest.client.POST('/api/groups', { body: toWire(input) }));
      return changed(savedIn(made));
    }),

  updateGroup: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const headers = { 'if-match': `"${revision}"` };
      const body = toWire(input);
      const { client } = context.rest;
      try {
        return changed(savedIn(await dataOf(client.PATCH('/api/groups/{id}', { params, headers, body }))));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/groups/{id}', { params }));
        return { __typename: 'GroupConflict' as const, current: groupFromWire(current) };
      }
    }),

  deleteGroup: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/groups/{id}', { params }));
      return done;
    }),

  leaveGroup: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/groups/detach/{id}', { params }));
      return done;
    }),

  shareHives: (_parent, { groupId, hives }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(groupId) } };
      const body = { hives: hives.map(shareToWire) };
      return changed(await dataOf(context.rest.client.PATCH('/api/groups/{id}/hives', { params, body })));
    }),
} satisfies MutationResolvers;

const memberMutations = {
  inviteToGroup: (_parent, { id, input: { emails, isAdmin: admin } }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = { emails: emails.map((email) => email.toWellFormed()), admin };
      return changed(
        await dataOf(context.rest.client.POST('/api/groups/{id}/invitations', { params, body })),
      );
    }),

  inviteToGroupAgain: (_parent, ids, context) =>
    orFailure(context, async () => {
      const params = { path: placeOf(ids) };
      const path = '/api/groups/{id}/members/{member_id}/invitation';
      return changed(await dataOf(context.rest.client.POST(path, { params })));
    }),

  setGroupAdmin: (_parent, { isAdmin: admin, ...ids }, context) =>
    orFailure(context, async () => {
      const params = { path: placeOf(ids) };
      const path = '/api/groups/{id}/members/{member_id}';
      return changed(await dataOf(context.rest.client.PATCH(path, { params, body: { admin } })));
    }),

  removeGroupMember: (_parent, ids, context) =>
    orFailure(context, async () => {
      const params = { path: placeOf(ids) };
      const path = '/api/groups/{id}/members/{member_id}';
      return changed(await dataOf(context.rest.client.DELETE(path, { params })));
    }),

  answerGroupInvitation: (_parent, { groupId, isYes, token }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(groupId) } };
      const body = { decline: !isYes, token: token?.toWellFormed() ?? null };
      await doneBy(context.rest.client.POST('/api/groups/{id}/answer', { params, body }));
      return done;
    }),

  dismissGroupNews: (_parent, { groupId }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(groupId) } };
      return changed(await dataOf(context.rest.client.DELETE('/api/groups/{id}/news', { params })));
    }),

  makeGroupLink: (_parent, { groupId, input: { maxUses: uses, until } }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(groupId) } };
      const body = { uses, until: utcOf(until) };
      return changed(await dataOf(context.rest.client.POST('/api/groups/{id}/links', { params, body })));
    }),

  withdrawGroupLink: (_parent, { groupId, linkId }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(groupId), link_id: requiredWireId(linkId) } };
      const path = '/api/groups/{id}/links/{link_id}';
      return changed(await dataOf(context.rest.client.DELETE(path, { params })));
    }),
} satisfies MutationResolvers;

export const groupsResolvers: Resolvers = {
  Query: {
    groups: async (_parent, _args, { rest }) =>
      (await dataOf(rest.client.GET('/api/groups'))).groups.map(groupFromWire),

    groupInvitations: async (_parent, _args, { loaders }) =>
      (await loaders.groupsInBrief()).invitations.map(ownInvitationFromWire),

    hiveGroups: async (_parent, _args, { loaders }) =>
      (await loaders.groupsInBrief()).groups.map(hiveGroupFromWire),

    async group(_parent, { id: text }, { rest }) {
      const id = wireId(text);
      if (id === undefined) return undefined;
      const params = { path: { id } };
      const group = await unlessMissing(dataOf(rest.client.GET('/api/groups/{id}', { params })));
      return group && groupFromWire(group);
    },

    async groupInvitation(_parent, { groupId, token }, { rest }) {
      const id = wireId(groupId);
      // An address may contain anything: only what looks like a link of ours is requested.
      if (id === undefined || !/^[0-9A-Za-z]{1,100}$/.test(token)) return undefined;
      const params = { path: { id }, query: { token } };
      const found = await unlessMissing(dataOf(rest.client.GET('/api/groups/{id}/invitation', { params })));
      return found && invitationFromWire(found);
    },
  },

  Mutation: { ...groupMutations, ...memberMutations, ...mineMutations },
};

function changed(group: WireGroup) {
  return { __typename: 'Group' as const, ...groupFromWire(group) };
}

/** @throws Error for an answer that lacks what was saved. */
function savedIn({ groups, group_id }: { groups: WireGroup[]; group_id?: number | undefined }): WireGroup {
  const group = groups.find(({ id }) => id === group_id);
  if (group === undefined) throw new Error('The service answers without the group that it saved.');
  return group;
}

function placeOf({ groupId, memberId }: { groupId: string; memberId: string }) {
  return { id: requiredWireId(groupId), member_id: requiredWireId(memberId) };
}

function toWire({ name, description, color }: GroupInput) {
  return { name, description: description ?? null, hex_color: color ?? null };
}

function shareToWire({ hiveId, right, until }: HiveShareInput, index: number) {
  return {
    hive_id: chosenWireId(hiveId, `hives.${index}.hiveId`),
    right,
    ...(until !== undefined && { until: until === null ? null : utcOf(until) }),
  };
}

function utcOf(iso: string): string {
  const instant = instantOfIso(iso);
  if (instant === undefined)
    throw new AppError('invalid_input', { fields: [{ path: 'until', code: 'not_a_date' }] });
  return wireTimeOf(instant, 'UTC');
}
