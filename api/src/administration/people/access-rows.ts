import { type AccessRows, adminsOnly } from '#testing/access-table.ts';

export const administrationAccess: AccessRows = {
  'GET /api/administration/users': adminsOnly(200),
  'PUT /api/administration/users/:id/rights': adminsOnly(200, async (_api, owner) => ({
    path: `/api/administration/users/${owner.id}/rights`,
    body: { right: 'dashboard', granted: true },
  })),
  'GET /api/administration/right-changes': adminsOnly(200),
};
