import {
  type AccessRows,
  eachForThemselves,
  neverShared,
  sharedToEdit,
  sharedToSee,
} from '#testing/access-row.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const anOwnHive = async (api: TestApi, owner: TestUser) => ({
  path: `/api/hives/${(await aHive(api, owner)).id}`,
});

const changed = async (api: TestApi, owner: TestUser) => {
  const hive = await aHive(api, owner);
  const body = { name: 'Hive 2', location_id: hive.location_id, layers: hive.layers, timezone: 'UTC' };
  return { path: `/api/hives/${hive.id}`, body };
};

const inV1 =
  (rest = '') =>
  async (api: TestApi, owner: TestUser) => ({ path: `/api/v1/hives/${(await aHive(api, owner)).id}${rest}` });

const oneHive = async (api: TestApi, owner: TestUser) => [String((await aHive(api, owner)).id)];

export const hiveAccess: AccessRows = {
  // Who has none gets a 404, as old clients expect.
  'GET /api/hives': sharedToSee(200, async (api, owner) => {
    await aHive(api, owner);
    return { path: '/api/hives?scope=all' };
  }),
  'POST /api/hives': neverShared(200, async (api, owner) => ({
    body: {
      name: 'Hive 1',
      location_id: (await anApiary(api, owner)).id,
      layers: [{ type: 'brood', order: 1, color: '#f8b133', framecount: 10 }],
      queen: { name: 'Beatrix' },
    },
  })),
  'GET /api/hives/:id': sharedToSee(200, anOwnHive),
  'PATCH /api/hives/:id': sharedToEdit(200, changed),
  'PUT /api/hives/:id': sharedToEdit(200, changed),
  'DELETE /api/hives/:id': neverShared(204, anOwnHive),
  'GET /api/v1/hives': eachForThemselves(200),
  'POST /api/v1/hives': neverShared(200, async (api, owner) => ({
    body: {
      name: 'Hive 1',
      apiaryId: String((await anApiary(api, owner)).id),
      layers: [{ kind: 'brood', color: '#f8b133', frameCount: 10 }],
    },
  })),
  'GET /api/v1/hives/:id': sharedToSee(200, inV1()),
  'PATCH /api/v1/hives/:id': sharedToEdit(200, async (api, owner) => ({
    ...(await inV1()(api, owner)),
    body: { name: 'Hive 2', timeZone: 'UTC' },
  })),
  'DELETE /api/v1/hives/:id': neverShared(204, inV1()),
  'GET /api/v1/hives/:id/versions': sharedToEdit(200, inV1('/versions')),
  'POST /api/v1/hives/:id/restore': sharedToEdit(200, async (api, owner) => ({
    ...(await inV1('/restore')(api, owner)),
    body: { version: 1, timeZone: 'UTC' },
  })),
  'GET /api/v1/hives/:id/places': sharedToSee(200, inV1('/places')),
  'PUT /api/v1/hives/:id/favourite': sharedToSee(204, inV1('/favourite')),
  'DELETE /api/v1/hives/:id/favourite': sharedToSee(204, inV1('/favourite')),
  'POST /api/v1/hives/move': neverShared(200, async (api, owner) => ({
    body: {
      hiveIds: await oneHive(api, owner),
      apiaryId: String((await anApiary(api, owner)).id),
      timeZone: 'UTC',
    },
  })),
  'POST /api/v1/hives/recolour': sharedToEdit(200, async (api, owner) => ({
    body: { hiveIds: await oneHive(api, owner), color: '#27820e' },
  })),
  'POST /api/v1/hives/rename': sharedToEdit(200, async (api, owner) => ({
    body: { names: [{ id: (await oneHive(api, owner))[0], name: 'Linden' }] },
  })),
  'POST /api/v1/hives/delete': neverShared(204, async (api, owner) => ({
    body: { hiveIds: await oneHive(api, owner) },
  })),
};
