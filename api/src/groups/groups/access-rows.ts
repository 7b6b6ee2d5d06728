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
  ...{ anonymous: 401, owner: 200, otherUser: 404, admin: 404, invited: 200 },
  request: async (api, owner) => {
    const creator = await aUser(api);
    const { id, admit } = await aGroup(api, creator);
    await anInvitation(api, creator, { id }, owner.email);
    return { path: `/api/groups/${id}/answer`, body: { decline: false }, admit };
  },
};

export const groupAccess: AccessRows = {
  'GET /api/groups': eachForThemselves(200),
  'POST /api/groups': eachForThemselves(201, async () => ({ body: { name: 'Club' } })),
  'GET /api/groups/brief': eachForThemselves(200),
  'PATCH /api/groups/:id/mine': membersOnly(
    200,
    ({ id }) => `/api/groups/${id}/mine`,
    async () => ({ shows_place: true, favourite: true }),
  ),
  'GET /api/groups/:id': membersOnly(200, ({ id }) => `/api/groups/${id}`),
  'PATCH /api/groups/:id': adminsOfGroup(membersOnly(200, ({ id }) => `/api/groups/${id}`, renamed)),
  'PUT /api/groups/:id': adminsOfGroup(membersOnly(200, ({ id }) => `/api/groups/${id}`, renamed)),
  'DELETE /api/groups/:id': {
    ...membersOnly(200, ({ id }) => `/api/groups/${id}`),
    // The wire tells members the same as strangers.
    ...{ groupViewer: 404, groupEditor: 404, groupAdmin: 404 },
  },
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
  'POST /api/groups/:id/invitations': adminsOfGroup(
    membersOnly(
      200,
      ({ id }) => `/api/groups/${id}/invitations`,
      async () => ({ emails: [newcomer()] }),
    ),
  ),
  'POST /api/groups/:id/members/:member_id/invitation': ofMember(
    200,
    (id, memberId) => `/api/groups/${id}/members/${memberId}/invitation`,
  ),
  'PATCH /api/groups/:id/members/:member_id': ofMember(
    200,
    (id, memberId) => `/api/groups/${id}/members/${memberId}`,
    { admin: true },
  ),
  'DELETE /api/groups/:id/members/:member_id': ofMember(
    200,
    (id, memberId) => `/api/groups/${id}/members/${memberId}`,
  ),
  // Hives of the owner's are refused to every other member, at the field.
  'PATCH /api/groups/:id/hives': {
    ...membersOnly(
      200,
      ({ id }) => `/api/groups/${id}/hives`,
      async (api, owner) => ({
        hives: [{ hive_id: (await aHive(api, owner)).id, right: 'edit' }],
      }),
    ),
    ...{ groupViewer: 422, groupEditor: 422, groupAdmin: 422 },
  },
  // Whoever has the link reads who invites into what, and can do nothing with it.
  'GET /api/groups/:id/invitation': {
    ...{ anonymous: 200, owner: 200, otherUser: 200, admin: 200 },
    request: async (api, owner) => {
      const group = await aGroup(api, owner);
      const { token } = await anInvitation(api, owner, group);
      return { path: `/api/groups/${group.id}/invitation?token=${token}` };
    },
  },
  'POST /api/groups/:id/answer': answered,
  'DELETE /api/groups/:id/news': membersOnly(200, ({ id }) => `/api/groups/${id}/news`),
  'POST /api/groups/:id/links': adminsOfGroup(
    membersOnly(
      200,
      ({ id }) => `/api/groups/${id}/links`,
      async (api) => forTheEvening(api),
    ),
  ),
  'DELETE /api/groups/:id/links/:link_id': {
    ...adminsOfGroup(membersOnly(200, () => '')),
    request: async (api, owner) => {
      const group = await aGroup(api, owner);
      const { id } = await aLink(api, owner, group);
      return { path: `/api/groups/${group.id}/links/${id}`, admit: group.admit };
    },
  },
};
