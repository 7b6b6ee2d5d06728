import { type AccessRow, type AccessRows, eachForThemselves } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aGroup, aLink, anInvitation, forTheEvening, newcomer } from './test-groups.ts';

/** A row of a route for a group of the owner's; everyone who has not joined it gets 404. */
function membersOnly(
  status: number,
  pathOf: (group: { id: number }) => string,
  body?: (api: TestApi, owner: TestUser) => Promise<Record<string, unknown>>,
): AccessRow {
  return {
    ...{ anonymous: 401, owner: status, otherUser: 404, admin: 404 },
    ...{ groupViewer: status, groupEditor: status, groupAdmin: status },
    request: async (api, owner) => {
      const group = await aGroup(api, owner, { isHandedOn: true });
      return {
        path: pathOf(group),
        ...(body && { body: await body(api, owner) }),
        admit: group.admit,
      };
    },
  };
}

const adminsOfGroup = (row: AccessRow): AccessRow => ({ ...row, groupViewer: 403, groupEditor: 403 });

/** For one of the owner's invitations: path and body are made from its member. */
function ofMember(
  status: number,
  pathOf: (id: number, memberId: number) => string,
  body?: Record<string, unknown>,
): AccessRow {
  return {
    ...adminsOfGroup(membersOnly(status, () => '')),
    request: async (api, owner) => {
      const group = await aGroup(api, owner);
      const { memberId } = await anInvitation(api, owner, group);
      return { path: pathOf(group.id, memberId), ...(body && { body }), admit: group.admit };
    },
  };
}

/** What is sent as it was changes nothing, so that every member may. */
const renamed = async () => ({ name: 'Renamed' });

/** Who is invited, and nobody else: whether there is such a group is nobody's business. */
const answered: AccessRow = {
  ...{ anonymous: 401, owner: 204, otherUser: 404, admin: 404, invited: 204 },
  request: async (api, owner) => {
    const creator = await aUser(api);
    const { id, admit } = await aGroup(api, creator);
    await anInvitation(api, creator, { id }, owner.email);
    return { path: `/api/v1/groups/${id}/answer`, body: { isYes: true }, admit };
  },
};

export const groupAccess: AccessRows = {
  'GET /api/groups': eachForThemselves(200),
  'POST /api/groups': eachForThemselves(201, async () => ({ body: { name: 'Club' } })),
  'GET /api/v1/groups/brief': eachForThemselves(200),
  'PATCH /api/v1/groups/:id/mine': membersOnly(
    200,
    ({ id }) => `/api/v1/groups/${id}/mine`,
    async () => ({ showsPlace: true, isFavourite: true }),
  ),
  'GET /api/groups/:id': membersOnly(200, ({ id }) => `/api/groups/${id}`),
  'PATCH /api/groups/:id': adminsOfGroup(membersOnly(200, ({ id }) => `/api/groups/${id}`, renamed)),
  'PUT /api/groups/:id': adminsOfGroup(membersOnly(200, ({ id }) => `/api/groups/${id}`, renamed)),
  'DELETE /api/groups/:id': {
    ...membersOnly(200, ({ id }) => `/api/groups/${id}`),
    // The wire tells members the same as strangers.
    ...{ groupViewer: 404, groupEditor: 404, groupAdmin: 404 },
  },
  'GET /api/v1/groups': eachForThemselves(200),
  'POST /api/v1/groups': eachForThemselves(200, async () => ({ body: { name: 'Club' } })),
  'GET /api/v1/groups/:id': membersOnly(200, ({ id }) => `/api/v1/groups/${id}`),
  'PATCH /api/v1/groups/:id': adminsOfGroup(membersOnly(200, ({ id }) => `/api/v1/groups/${id}`, renamed)),
  'DELETE /api/v1/groups/:id': {
    ...membersOnly(204, ({ id }) => `/api/v1/groups/${id}`),
    ...{ groupViewer: 403, groupEditor: 403, groupAdmin: 403 },
  },
  'POST /api/v1/groups/:id/leave': membersOnly(204, ({ id }) => `/api/v1/groups/${id}/leave`),
  'DELETE /api/groups/detach/:id': membersOnly(200, ({ id }) => `/api/groups/detach/${id}`),
  // Status 200 with `errors` for whom the link is not for.
  'POST /api/groups/checktoken': {
    ...{ anonymous: 200, owner: 200, otherUser: 200, admin: 200 },
    request: async (api, owner) => {
      const group = await aGroup(api, owner);
      const { token } = await anInvitation(api, owner, group);
      return { body: { group_id: group.id, token, decline: true } };
    },
  },
  'POST /api/v1/groups/:id/invitations': adminsOfGroup(
    membersOnly(
      200,
      ({ id }) => `/api/v1/groups/${id}/invitations`,
      async () => ({ emails: [newcomer()] }),
    ),
  ),
  'POST /api/v1/groups/:id/members/:memberId/invitation': ofMember(
    200,
    (id, memberId) => `/api/v1/groups/${id}/members/${memberId}/invitation`,
  ),
  'PATCH /api/v1/groups/:id/members/:memberId': ofMember(
    200,
    (id, memberId) => `/api/v1/groups/${id}/members/${memberId}`,
    { isAdmin: true },
  ),
  'DELETE /api/v1/groups/:id/members/:memberId': ofMember(
    200,
    (id, memberId) => `/api/v1/groups/${id}/members/${memberId}`,
  ),
  // Hives of the owner's are refused to every other member, at the field.
  'PATCH /api/v1/groups/:id/hives': {
    ...membersOnly(
      200,
      ({ id }) => `/api/v1/groups/${id}/hives`,
      async (api, owner) => ({
        hives: [{ hiveId: String((await aHive(api, owner)).id), right: 'edit' }],
      }),
    ),
    ...{ groupViewer: 422, groupEditor: 422, groupAdmin: 422 },
  },
  // Whoever has the link reads who invites into what, and can do nothing with it.
  'GET /api/v1/groups/:id/invitation': {
    ...{ anonymous: 200, owner: 200, otherUser: 200, admin: 200 },
    request: async (api, owner) => {
      const group = await aGroup(api, owner);
      const { token } = await anInvitation(api, owner, group);
      return { path: `/api/v1/groups/${group.id}/invitation?token=${token}` };
    },
  },
  'POST /api/v1/groups/:id/answer': answered,
  'DELETE /api/v1/groups/:id/news': membersOnly(200, ({ id }) => `/api/v1/groups/${id}/news`),
  'POST /api/v1/groups/:id/links': adminsOfGroup(
    membersOnly(
      200,
      ({ id }) => `/api/v1/groups/${id}/links`,
      async (api) => forTheEvening(api),
    ),
  ),
  'DELETE /api/v1/groups/:id/links/:linkId': {
    ...adminsOfGroup(membersOnly(200, () => '')),
    request: async (api, owner) => {
      const group = await aGroup(api, owner);
      const { id } = await aLink(api, owner, group);
      return { path: `/api/v1/groups/${group.id}/links/${id}`, admit: group.admit };
    },
  },
};
