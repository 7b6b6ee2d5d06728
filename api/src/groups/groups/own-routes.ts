import { AppError } from '@skep/domain';
import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId, GroupMemberId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, idSchema } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { Group } from '../core/group.ts';
import { hasAnswered, shownInvitation } from '../invitation-responses/service.ts';
import { changeMember, dismissNews, inviteAgain, inviteToGroup, removeMember } from '../members/service.ts';
import { shown } from './service.ts';
import { shareInGroup } from './sharing.ts';
import { GroupBody, groupToWire, ShownInvitationBody, shownInvitationToWire } from './wire.ts';
import { AnswerInput, InvitationsInput, ShareInput, shareNames, sharesOf } from './wire-input.ts';

// Additions to the old wire, each for one thing that somebody does: the old apps send a group as a whole.

const tags = ['groups'];
const config = { access: 'signedIn' } as const;
const params = idParams<GroupId>('group');
const memberParams = Type.Object({
  ...params.properties,
  member_id: idSchema<GroupMemberId>('Id of the membership.'),
});

async function toWire(context: SignedInContext, group: Group) {
  return groupToWire(await shown(context, group), context.addresses);
}

const inviteRoute: Routes = async (http) => {
  http.post(
    '/groups/:id/invitations',
    {
      config: { ...config, errors: { names: { admin: 'isAdmin' } } },
      schema: {
        operationId: 'inviteToGroup',
        tags,
        summary: 'Mails an invitation to each address, with or without an account',
        params,
        body: InvitationsInput,
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { emails, admin: isAdmin } = request.body;
      return toWire(context, await inviteToGroup(context, request.params.id, { emails, isAdmin }));
    },
  );
};

const inviteAgainRoute: Routes = async (http) => {
  http.post(
    '/groups/:id/members/:member_id/invitation',
    {
      config,
      schema: {
        operationId: 'inviteToGroupAgain',
        tags,
        summary: 'Mails an invitation again; the previous link stops working',
        params: memberParams,
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { id, member_id } = request.params;
      return toWire(context, await inviteAgain(context, id, member_id));
    },
  );
};

const memberRoutes: Routes = async (http) => {
  http.patch(
    '/groups/:id/members/:member_id',
    {
      config: { ...config, errors: { names: { admin: 'isAdmin' } } },
      schema: {
        operationId: 'editGroupMember',
        tags,
        summary: 'Makes a member an admin, or revokes it; a group needs at least one admin',
        params: memberParams,
        body: Type.Object({ admin: Type.Boolean() }),
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { id, member_id } = request.params;
      return toWire(context, await changeMember(context, id, member_id, { isAdmin: request.body.admin }));
    },
  );
  http.delete(
    '/groups/:id/members/:member_id',
    {
      config,
      schema: {
        operationId: 'removeGroupMember',
        tags,
        summary: 'Removes a member from the group, or withdraws an invitation',
        params: memberParams,
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { id, member_id } = request.params;
      return toWire(context, await removeMember(context, id, member_id));
    },
  );
};

const shareRoute: Routes = async (http) => {
  http.patch(
    '/groups/:id/hives',
    {
      config: { ...config, errors: { names: shareNames } },
      schema: {
        operationId: 'shareHives',
        tags,
        summary:
          "Sets the rights of the group on the person's hives; hives that are not listed do not change",
        params,
        body: ShareInput,
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return toWire(context, await shareInGroup(context, request.params.id, sharesOf(request.body)));
    },
  );
};

const newsRoute: Routes = async (http) => {
  http.delete(
    '/groups/:id/news',
    {
      config,
      schema: {
        operationId: 'dismissGroupNews',
        tags,
        summary: 'Marks the updates of a group as seen',
        params,
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return toWire(context, await dismissNews(context, request.params.id));
    },
  );
};

const invitationRoute: Routes = async (http) => {
  http.get(
    '/groups/:id/invitation',
    {
      config: { access: 'optional', limits: [rateLimits.open] },
      schema: {
        operationId: 'getGroupInvitation',
        tags,
        summary: 'The invitation of a mailed link: inviter and group',
        params,
        querystring: Type.Object({
          token: Type.String({ maxLength: 100, description: 'Token from the link of the invitation email.' }),
        }),
        response: { 200: ShownInvitationBody },
      },
    },
    async (request) =>
      shownInvitationToWire(
        await shownInvitation(contextOf(request), request.params.id, request.query.token),
      ),
  );
};

const answerRoute: Routes = async (http) => {
  http.post(
    '/groups/:id/answer',
    {
      config: { ...config, notIdempotent: 'secret' },
      schema: {
        operationId: 'answerGroupInvitation',
        tags,
        summary: 'Accepts or declines an invitation, or joins with an invite link',
        params,
        body: AnswerInput,
        response: { 200: Type.Object({ accepted: Type.Boolean() }) },
      },
    },
    async (request, reply) => {
      const isYes = !request.body.decline;
      const token = request.body.token ?? undefined;
      const given = { groupId: request.params.id, token, isYes };
      if (!(await hasAnswered(signedInContextOf(request), given))) {
        // Only misses: at a club evening everybody comes from one address.
        await request.server.countRequest(rateLimits.invitation, request, reply);
        throw new AppError('not_found');
      }
      return { accepted: isYes };
    },
  );
};

export const ownGroupRoutes = inOneScope([
  inviteRoute,
  inviteAgainRoute,
  memberRoutes,
  shareRoute,
  newsRoute,
  invitationRoute,
  answerRoute,
]);
