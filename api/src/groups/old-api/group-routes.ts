import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { groupText } from '../core/texts.ts';
import {
  createGroup,
  editGroup,
  endGroup,
  groupsAndInvitations,
  type SavedGroup,
  showGroup,
} from '../groups/service.ts';
import { hasAnswered } from '../invitation-responses/service.ts';
import { leaveGroup } from '../members/departure.ts';
import {
  CheckTokenBody,
  GroupBody,
  GroupsBody,
  groupsToWire,
  groupToWire,
  savedMessage,
} from './group-answer.ts';
import { CheckTokenInput, GroupInput, groupEditOf, groupNames } from './group-input.ts';

const tags = ['groups'];
const params = idParams<GroupId>('group');
// Old clients look for what went wrong in `error`.
const config = {
  access: 'signedIn',
  errors: {
    names: groupNames,
    codes: { not_found: { bare: 'no_group_found' }, not_allowed: { error: 'no_group_admin' } },
  },
} as const;

async function listed(context: SignedInContext, ids?: readonly GroupId[]) {
  return groupsToWire(await groupsAndInvitations(context, ids), context.addresses);
}

async function answerOfSaved(context: SignedInContext, kind: 'created' | 'updated', saved: SavedGroup) {
  const message = savedMessage(context.locale, kind, saved);
  return { ...(await listed(context)), message, group_id: saved.group.id };
}

const getGroupsRoute: Routes = async (http) => {
  http.get(
    '/groups',
    {
      config,
      schema: {
        operationId: 'getGroups',
        tags,
        summary: 'Groups of the person by name, and open invitations',
        querystring: Type.Object({ ids: Type.Optional(IdList) }),
        response: { 200: GroupsBody },
      },
    },
    async (request) => listed(signedInContextOf(request), idsOf<GroupId>(request.query.ids)),
  );
};

const createGroupRoute: Routes = async (http) => {
  http.post(
    '/groups',
    {
      config,
      schema: {
        operationId: 'createGroup',
        tags,
        summary: 'Creates a group, and mails an invitation to each address, with or without an account',
        body: GroupInput,
        response: { 201: GroupsBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const saved = await createGroup(context, groupEditOf(request.body));
      reply.status(201);
      return answerOfSaved(context, 'created', saved);
    },
  );
};

const getGroupRoute: Routes = async (http) => {
  http.get(
    '/groups/:id',
    {
      config: { ...config, errors: { codes: { not_found: { bare: null } } } },
      schema: {
        operationId: 'getGroup',
        tags,
        summary: 'One group',
        params,
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return groupToWire(await showGroup(context, request.params.id), context.addresses);
    },
  );
};

const editGroupRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/groups/:id',
      config,
      schema: {
        operationId: `editGroup${suffix}`,
        tags,
        summary: 'Updates a group: admins its data and members, every member the hives that they share',
        params,
        body: GroupInput,
        response: { 200: GroupsBody, 201: GroupsBody },
      },
      handler: async (request, reply) => {
        const context = signedInContextOf(request);
        const { id } = request.params;
        const edit = groupEditOf(request.body, revisionIn(request));
        const saved = await editGroup(context, id, edit, (held) => groupToWire(held, context.addresses));
        reply.status(saved.invited.length > 0 ? 201 : 200);
        return answerOfSaved(context, 'updated', saved);
      },
    });
  }
};

const deleteGroupRoute: Routes = async (http) => {
  const noCreator = { status: 404, error: 'no_group_creator' };
  http.delete(
    '/groups/:id',
    {
      config: { ...config, errors: { codes: { not_found: noCreator, not_allowed: noCreator } } },
      schema: {
        operationId: 'deleteGroup',
        tags,
        summary: 'Deletes a group; only for its creator. Its hives are no longer shared',
        params,
        response: { 200: GroupsBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const group = await endGroup(context, request.params.id);
      return { ...(await listed(context)), message: groupText(context.locale, 'message.deleted', { group }) };
    },
  );
};

const detachRoute: Routes = async (http) => {
  http.delete(
    '/groups/detach/:id',
    {
      config,
      schema: {
        operationId: 'leaveGroup',
        tags,
        summary: 'Leaves a group; own hives are no longer shared with it',
        params,
        response: { 200: Type.Object({ message: Type.Literal('group_detached') }) },
      },
    },
    async (request) => {
      await leaveGroup(signedInContextOf(request), request.params.id);
      return { message: 'group_detached' as const };
    },
  );
};

const checkTokenRoute: Routes = async (http) => {
  http.post(
    '/groups/checktoken',
    {
      config: {
        access: 'optional',
        limits: [rateLimits.invitation],
        errors: { fields: 'errors_only', codes: { unexpected: { bare: 'token_error' } } },
      },
      schema: {
        operationId: 'checkGroupToken',
        tags,
        summary:
          'Accepts or declines an invitation: a signed-in person their own, a visitor the one from the mailed link',
        body: CheckTokenInput,
        response: { 200: CheckTokenBody },
      },
    },
    async (request) => {
      const { group_id: groupId, token, decline } = request.body;
      const isYes = decline !== true;
      const isDone = await hasAnswered(contextOf(request), { groupId, token, isYes });
      if (!isDone) return { errors: { token: ['The selected token is invalid.'] } };
      return { message: isYes ? ('group_activated' as const) : ('group_declined' as const) };
    },
  );
};

export const oldGroupRoutes = inOneScope([
  getGroupsRoute,
  createGroupRoute,
  getGroupRoute,
  editGroupRoute,
  deleteGroupRoute,
  detachRoute,
  checkTokenRoute,
]);
