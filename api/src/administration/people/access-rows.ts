import { type AccessRows, adminsOnly, eachForThemselves } from '#testing/access-row.ts';

export const administrationAccess: AccessRows = {
  'GET /api/v1/administration/people': adminsOnly(200),
  'PUT /api/v1/administration/people/:id/rights': adminsOnly(200, async (_api, owner) => ({
    path: `/api/v1/administration/people/${owner.id}/rights`,
    body: { right: 'dashboard', isGranted: true },
  })),
  'GET /api/v1/administration/right-changes': adminsOnly(200),
  'GET /api/v1/translator-request': eachForThemselves(200),
  // Those who may translate have nothing to ask for.
  'POST /api/v1/translator-request': { ...eachForThemselves(200), translator: 403, admin: 403 },
};
