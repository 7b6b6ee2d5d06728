import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import { anApiToken } from './test-tokens.ts';

export const apiTokenAccess: AccessRows = {
  'GET /api/v1/account/api-tokens': eachForThemselves(200),
  'POST /api/v1/account/api-tokens': eachForThemselves(200, async () => ({
    body: { name: 'Scale at the shed' },
  })),
  'DELETE /api/v1/account/api-tokens/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/v1/account/api-tokens/${(await anApiToken(api, owner)).id}`,
  })),
};
