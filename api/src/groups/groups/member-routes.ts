import { groupLinkForm, invitationForm } from '@skep/domain';
import * as v from 'valibot';
import type { GroupId, GroupLinkId, GroupMemberId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { sentId, sentMoment } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { makeLink, withdrawLink } from '../invite-links/service.ts';
import { changeMember, dismissNews, inviteAgain, inviteToGroup, removeMember } from '../members/service.ts';
import { GroupAnswer, groupId, groupJson, sentShares, sharesSent } from './routes.ts';
import { shareInGroup } from './sharing.ts';

const member = {
  params: v.object({ id: sentId<GroupId>('group'), memberId: sentId<GroupMemberId>('membership') }),
  answer: GroupAnswer,
};
const group = { ...groupId, answer: GroupAnswer };

const SharesBody = v.object({ hives: sentShares });

const memberActions = [
  action(
    'POST',
    '/groups/:id/invitations',
    {
      id: 'inviteToGroup',
      summary: 'Mails an invitation to each address, with or without an account',
      ...group,
      body: invitationForm,
    },
    async (context, { params, body }) => groupJson(context, await inviteToGroup(context, params.id, body)),
  ),
  action(
    'POST',
    '/groups/:id/members/:memberId/invitation',
    {
      id: 'inviteToGroupAgain',
      summary: 'Mails an invitation again; the previous link stops working',
      ...member,
    },
    async (context, { params: { id, memberId } }) =>
      groupJson(context, await inviteAgain(context, id, memberId)),
  ),
  action(
    'PATCH',
    '/groups/:id/members/:memberId',
    {
      id: 'changeGroupMember',
      summary: 'Makes a member an admin, or revokes it; a group needs at least one admin',
      ...member,
      body: v.object({ isAdmin: v.boolean('required') }),
    },
    async (context, { params: { id, memberId }, body }) =>
      groupJson(context, await changeMember(context, id, memberId, body)),
  ),
  action(
    'DELETE',
    '/groups/:id/members/:memberId',
    {
      id: 'removeGroupMember',
      summary: 'Removes a member from the group, or withdraws an invitation',
      ...member,
    },
    async (context, { params: { id, memberId } }) =>
      groupJson(context, await removeMember(context, id, memberId)),
  ),
];

const linkActions = [
  action(
    'POST',
    '/groups/:id/links',
    {
      id: 'makeGroupLink',
      summary: 'Creates an invite link with limits of people and time',
      ...group,
      body: v.object({ maxUses: groupLinkForm.entries.maxUses, until: sentMoment }),
    },
    async (context, { params, body }) => groupJson(context, await makeLink(context, params.id, body)),
  ),
  action(
    'DELETE',
    '/groups/:id/links/:linkId',
    {
      id: 'withdrawGroupLink',
      summary: 'Deletes an invite link; people who joined with it remain members',
      params: v.object({ id: sentId<GroupId>('group'), linkId: sentId<GroupLinkId>('link') }),
      answer: GroupAnswer,
    },
    async (context, { params: { id, linkId } }) =>
      groupJson(context, await withdrawLink(context, id, linkId)),
  ),
];

export const groupMemberRoutes = inOneScope([
  ...memberActions,
  ...linkActions,
  action(
    'PATCH',
    '/groups/:id/hives',
    {
      id: 'shareHives',
      summary: "Sets the rights of the group on the person's hives; hives that are not listed do not change",
      ...group,
      body: SharesBody,
    },
    async (context, { params, body: { hives } }) =>
      groupJson(context, await shareInGroup(context, params.id, sharesSent(hives))),
  ),
  action(
    'DELETE',
    '/groups/:id/news',
    { id: 'dismissGroupNews', summary: 'Marks the updates of a group as seen', ...group },
    async (context, { params }) => groupJson(context, await dismissNews(context, params.id)),
  ),
]);
