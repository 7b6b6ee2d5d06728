import { type AccessRows, eachForThemselves, neverShared } from '#testing/access-row.ts';
import { anApiary } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const aBloom = (body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => {
  const { id } = await anApiary(api, owner);
  return { path: `/api/v1/apiaries/${id}/blooms/2026/willow`, ...(body && { body }) };
};

export const bloomAccess: AccessRows = {
  'GET /api/v1/blooms': eachForThemselves(200),
  'GET /api/v1/apiary-seasons': eachForThemselves(200),
  'PUT /api/v1/apiaries/:id/blooms/:season/:plant': neverShared(200, aBloom({ firstDay: '2026-03-20' })),
  'DELETE /api/v1/apiaries/:id/blooms/:season/:plant': neverShared(204, aBloom()),
};
