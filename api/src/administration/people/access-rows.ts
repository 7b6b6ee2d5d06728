import { type AccessRows, adminsOnly, eachForThemselves } from '#testing/access-row.ts';

export const administrationAccess: AccessRows = {
  'GET /api/administration/users': adminsOnly(200),
  'PUT /api/administration/users/:id/rights': adminsOnly(200, async (_api, owner) => ({
    path: `/api/administration/users/${owner.id}/rights`,
    body: { right: 'dashboard', granted: true },
  })),
  'GET /api/administration/right-changes': adminsOnly(200),
  'GET /api/translator-request': eachForThemselves(200),
  // Those who may translate have nothing to ask for.
  'POST /api/translator-request': { ...eachForThemselves(200), translator: 403, admin: 403 },
};
