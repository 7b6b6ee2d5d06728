import { AppError } from '@skep/domain';
import * as v from 'valibot';
import type { GroupId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action, publicAction } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { answerOf } from '#platform/resource/fields.ts';
import { groupFields } from '../core/group-fields.ts';
import { hasAnswered, shownInvitation } from '../invitation-responses/service.ts';
import { groupId } from './routes.ts';

const { description, color } = answerOf(groupFields);

/** An invitation in the person's own list. */
export const InvitationAnswer = v.object({
  groupId: idJson<GroupId>('group'),
  groupName: v.string(),
  ...{ description, color },
  inviterName: v.pipe(v.optional(v.string()), v.description('Absent when that account was deleted.')),
  hiveCount: v.number(),
  memberCount: v.number(),
  invitedAt: v.pipe(v.optional(v.date()), v.description('Absent: a link for everybody.')),
  isMine: v.pipe(
    v.optional(v.boolean()),
    v.description('Whether the signed-in person may accept; absent when nobody is signed in.'),
  ),
});

const ShownInvitationAnswer = v.object({
  ...InvitationAnswer.entries,
  email: v.pipe(v.optional(v.string()), v.description('The invited address; absent: anyone with the link.')),
});

const token = v.pipe(v.string('required'), v.maxLength(100, 'too_long'), v.description('From the link.'));

export const groupInvitationRoutes = inOneScope([
  publicAction(
    'GET',
    '/groups/:id/invitation',
    {
      id: 'readGroupInvitation',
      summary: 'The invitation of a link: inviter and group',
      access: 'optional',
      limits: [rateLimits.open],
      ...groupId,
      query: v.object({ token }),
      answer: ShownInvitationAnswer,
    },
    (context, { params, query }) => shownInvitation(context, params.id, query.token),
  ),
  action(
    'POST',
    '/groups/:id/answer',
    {
      id: 'answerGroupInvitation',
      summary: 'Accepts or declines an invitation, or joins with an invite link',
      ...groupId,
      body: v.object({ isYes: v.boolean('required'), token: v.optional(token) }),
      notIdempotent: 'secret',
    },
    async (context, { params, body: { isYes, token: sent }, count }) => {
      if (await hasAnswered(context, { groupId: params.id, token: sent, isYes })) return;
      // Only misses: at a club evening everybody comes from one address.
      await count(rateLimits.invitation);
      throw new AppError('not_found');
    },
  ),
]);
