import Type from 'typebox';
import type { GroupId, GroupLinkId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, idSchema } from '#platform/http/schemas.ts';
import { makeLink, withdrawLink } from '../invite-links/service.ts';
import { shown } from './service.ts';
import { GroupBody, groupToWire } from './wire.ts';
import { GroupLinkInput, groupLinkNames, groupLinkOf } from './wire-input.ts';

const tags = ['groups'];
const config = { access: 'signedIn', errors: { names: groupLinkNames } } as const;

const makeRoute: Routes = async (http) => {
  http.post(
    '/groups/:id/links',
    {
      config,
      schema: {
        operationId: 'makeGroupLink',
        tags,
        summary: 'Creates an invite link with limits of people and time',
        params: idParams<GroupId>('group'),
        body: GroupLinkInput,
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const group = await makeLink(context, request.params.id, groupLinkOf(request.body));
      return groupToWire(await shown(context, group), context.addresses);
    },
  );
};

const withdrawRoute: Routes = async (http) => {
  http.delete(
    '/groups/:id/links/:link_id',
    {
      config,
      schema: {
        operationId: 'withdrawGroupLink',
        tags,
        summary: 'Deletes an invite link; people who joined with it remain members',
        params: Type.Object({
          ...idParams<GroupId>('group').properties,
          link_id: idSchema<GroupLinkId>('Id of the invite link.'),
        }),
        response: { 200: GroupBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { id, link_id } = request.params;
      return groupToWire(await shown(context, await withdrawLink(context, id, link_id)), context.addresses);
    },
  );
};

export const groupLinkRoutes = inOneScope([makeRoute, withdrawRoute]);
