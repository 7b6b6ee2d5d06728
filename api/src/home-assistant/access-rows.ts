import { type AccessRows, eachForThemselves, neverShared } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const ofHive = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/hives/${(await aHive(api, owner)).id}/home-assistant`,
});

export const homeAssistantAccess: AccessRows = {
  'GET /api/v1/home-assistant': eachForThemselves(200),
  'PUT /api/v1/hives/:id/home-assistant': neverShared(204, ofHive),
  'DELETE /api/v1/hives/:id/home-assistant': neverShared(204, ofHive),
};
