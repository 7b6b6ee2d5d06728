import { type AccessRows, eachForThemselves, neverShared, sharedToSee } from '#testing/access-row.ts';
import { anApiary } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const anOwnApiary = async (api: TestApi, owner: TestUser) => ({
  path: `/api/locations/${(await anApiary(api, owner)).id}`,
});

const withName = async (api: TestApi, owner: TestUser) => ({
  ...(await anOwnApiary(api, owner)),
  body: { name: 'Orchard', description: 'By the brook', lat: '52,379', lon: 4.9 },
});

const favourite = async (api: TestApi, owner: TestUser) => ({
  path: `/api/locations/${(await anApiary(api, owner)).id}/favourite`,
});

export const apiaryAccess: AccessRows = {
  'GET /api/locations': eachForThemselves(200),
  'POST /api/locations': eachForThemselves(200, async () => ({
    body: { name: 'Orchard', hive_amount: 2, layers: [{ type: 'brood', framecount: 11 }], frames: 11 },
  })),
  'GET /api/locations/:id': sharedToSee(200, anOwnApiary),
  'PATCH /api/locations/:id': neverShared(200, withName),
  'PUT /api/locations/:id': neverShared(200, withName),
  'PUT /api/locations/:id/favourite': sharedToSee(204, favourite),
  'DELETE /api/locations/:id/favourite': sharedToSee(204, favourite),
  'DELETE /api/locations/:id': neverShared(200, anOwnApiary),
};
