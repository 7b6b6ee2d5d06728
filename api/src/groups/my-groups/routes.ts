import type { GroupId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { shown } from '../groups/service.ts';
import { GroupBody, groupToWire } from '../groups/wire.ts';
import { changeOwnGroup, ownGroupsInBrief } from './service.ts';
import {
  GroupsInBriefBody,
  groupsInBriefToWire,
  OwnGroupInput,
  ownGroupChangesOf,
  ownOptionsNames,
} from './wire.ts';

// Additions to the old wire: what the first page needs of groups, which is neither their members nor their hives.

const tags = ['groups'];

const briefRoute: Routes = async (http) => {
  http.get(
    '/groups/brief',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getGroupsInBrief',
        tags,
        summary: 'Groups and invitations of the person, without members and hives',
        response: { 200: GroupsInBriefBody },
      },
    },
    async (request) => groupsInBriefToWire(await ownGroupsInBrief(signedInContextOf(request))),
  );
};

const optionsRoute: Routes = async (http) => {
  http.patch(
    '/groups/:id/mine',
    {
      config: { access: 'signedIn', errors: { names: ownOptionsNames } },
      schema: {
        operationId: 'editOwnMembership',
        tags,
        summary:
          'Sets personal options of a member: favourite, and whether the group sees the place of own hives',
        params: idParams<GroupId>('group'),
        body: OwnGroupInput,
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const group = await changeOwnGroup(context, request.params.id, ownGroupChangesOf(request.body));
      return groupToWire(await shown(context, group), context.addresses);
    },
  );
};

export const myGroupRoutes = inOneScope([briefRoute, optionsRoute]);
