import { type AccessRows, eachForThemselves, everybody } from '#testing/access-row.ts';

// No identity provider is set where the table is tried.
export const oidcAccess: AccessRows = {
  'POST /api/v1/sign-in/provider/start': everybody(404),
  'POST /api/v1/sign-in/provider': everybody(400, async () => ({
    body: { query: '?state=none', browserKey: 'none' },
  })),
  'GET /api/v1/account/provider': eachForThemselves(200),
  'POST /api/v1/account/provider/start': eachForThemselves(404, async (_api, { password }) => ({
    body: { password },
  })),
  'POST /api/v1/account/provider': eachForThemselves(400, async () => ({
    body: { query: '?state=none', browserKey: 'none' },
  })),
  'DELETE /api/v1/account/provider': eachForThemselves(404, async (_api, { password }) => ({
    body: { password },
  })),
};
