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

const inV1 =
  (rest = '') =>
  async (api: TestApi, owner: TestUser) => ({
    path: `/api/v1/apiaries/${(await anApiary(api, owner)).id}${rest}`,
  });

export const apiaryAccess: AccessRows = {
  'GET /api/locations': eachForThemselves(200),
  'POST /api/locations': eachForThemselves(200, async () => ({
    body: { name: 'Orchard', hive_amount: 2, layers: [{ type: 'brood', framecount: 11 }], frames: 11 },
  })),
  'GET /api/locations/:id': sharedToSee(200, anOwnApiary),
  'PATCH /api/locations/:id': neverShared(200, withName),
  'PUT /api/locations/:id': neverShared(200, withName),
  'DELETE /api/locations/:id': neverShared(200, anOwnApiary),
  'GET /api/v1/apiaries': eachForThemselves(200),
  'GET /api/v1/apiaries/brief': eachForThemselves(200),
  'POST /api/v1/apiaries': eachForThemselves(200, async () => ({
    body: {
      name: 'Orchard',
      hives: { amount: 2, prefix: 'Hive', firstNumber: 1, layers: [{ kind: 'brood', frameCount: 11 }] },
    },
  })),
  'GET /api/v1/apiaries/:id': sharedToSee(200, inV1()),
  'PATCH /api/v1/apiaries/:id': neverShared(200, async (api, owner) => ({
    ...(await inV1()(api, owner)),
    body: { name: 'Orchard', coordinates: { latitude: 52.379, longitude: 4.9 } },
  })),
  'DELETE /api/v1/apiaries/:id': neverShared(204, inV1()),
  'PUT /api/v1/apiaries/:id/favourite': sharedToSee(204, inV1('/favourite')),
  'DELETE /api/v1/apiaries/:id/favourite': sharedToSee(204, inV1('/favourite')),
};
