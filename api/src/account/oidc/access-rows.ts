import { type AccessRows, eachForThemselves, everybody } from '#testing/access-row.ts';

// No identity provider is set where the table is tried.
export const oidcAccess: AccessRows = {
  'POST /api/oidc/start': everybody(404),
  'POST /api/login/oidc': everybody(400, async () => ({
    body: { query: '?state=none', browser_key: 'none' },
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
