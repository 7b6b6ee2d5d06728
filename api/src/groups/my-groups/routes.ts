import * as v from 'valibot';
import type { GroupId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf } from '#platform/resource/fields.ts';
import { groupFields } from '../core/group-fields.ts';
import { InvitationAnswer } from '../groups/invitation-routes.ts';
import { GroupAnswer, groupId, groupJson } from '../groups/routes.ts';
import { changeOwnGroup, ownGroupsInBrief } from './service.ts';

const { name, color } = answerOf(groupFields);

const GroupInBrief = v.object({
  id: idJson<GroupId>('group'),
  ...{ name, color },
  isAdmin: v.boolean(),
  isCreator: v.boolean(),
  isFavourite: v.pipe(v.boolean(), v.description('To the signed-in person.')),
  memberCount: v.pipe(v.number(), v.description('Number of accepted members.')),
});

export const myGroupRoutes = inOneScope([
  action(
    'GET',
    '/groups/brief',
    {
      id: 'listGroupsInBrief',
      summary: 'Groups and invitations of the person, without members and hives',
      answer: v.object({ groups: v.array(GroupInBrief), invitations: v.array(InvitationAnswer) }),
    },
    async (context) => {
      const { groups, invitations } = await ownGroupsInBrief(context);
      return { groups, invitations: invitations.map((invitation) => ({ ...invitation, isMine: true })) };
    },
  ),
  action(
    'PATCH',
    '/groups/:id/mine',
    {
      id: 'changeOwnMembership',
      summary:
        'Sets personal options of a member: favourite, and whether the group sees the place of own hives',
      ...groupId,
      body: v.object({
        isFavourite: v.optional(v.boolean('invalid')),
        showsPlace: v.optional(v.boolean('invalid')),
      }),
      answer: GroupAnswer,
    },
    async (context, { params, body }) => groupJson(context, await changeOwnGroup(context, params.id, body)),
  ),
]);
