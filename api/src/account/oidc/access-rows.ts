import { type AccessRows, eachForThemselves, everybody } from '#testing/access-row.ts';

// No identity provider is set where the table is tried.
export const oidcAccess: AccessRows = {
  'POST /api/oidc/start': everybody(404),
  'POST /api/login/oidc': everybody(400, async () => ({
    body: { query: '?state=none', browser_key: 'none' },
  })),
  'GET /api/user/oidc': eachForThemselves(200),
  'POST /api/user/oidc/start': eachForThemselves(404, async (_api, { password }) => ({ body: { password } })),
  'POST /api/user/oidc': eachForThemselves(400, async () => ({
    body: { query: '?state=none', browser_key: 'none' },
  })),
  'DELETE /api/user/oidc': eachForThemselves(404, async (_api, { password }) => ({ body: { password } })),
};
