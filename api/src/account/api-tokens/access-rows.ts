import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import { anApiToken } from './test-tokens.ts';

export const apiTokenAccess: AccessRows = {
  'GET /api/user/api-tokens': eachForThemselves(200),
  'POST /api/user/api-tokens': eachForThemselves(201, async () => ({ body: { name: 'Scale at the shed' } })),
  'DELETE /api/user/api-tokens/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/api-tokens/${(await anApiToken(api, owner)).id}`,
  })),
};
