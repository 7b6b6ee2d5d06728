import { type AccessRows, neverShared, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
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

const favourite = async (api: TestApi, owner: TestUser) => ({
  path: `/api/hives/${(await aHive(api, owner)).id}/favourite`,
});

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
  'POST /api/hives/move': neverShared(200, async (api, owner) => ({
    body: {
      hive_ids: [(await aHive(api, owner)).id],
      location_id: (await anApiary(api, owner)).id,
      timezone: 'UTC',
    },
  })),
  'POST /api/hives/recolour': sharedToEdit(200, async (api, owner) => ({
    body: { hive_ids: [(await aHive(api, owner)).id], color: '#27820e' },
  })),
  'POST /api/hives/rename': sharedToEdit(200, async (api, owner) => ({
    body: { hives: [{ id: (await aHive(api, owner)).id, name: 'Linden' }] },
  })),
  'POST /api/hives/delete': neverShared(204, async (api, owner) => ({
    body: { hive_ids: [(await aHive(api, owner)).id] },
  })),
  'GET /api/hives/:id/places': sharedToSee(200, async (api, owner) => ({
    path: `/api/hives/${(await aHive(api, owner)).id}/places`,
  })),
  'PUT /api/hives/:id/favourite': sharedToSee(204, favourite),
  'DELETE /api/hives/:id/favourite': sharedToSee(204, favourite),
  'DELETE /api/hives/:id': neverShared(204, anOwnHive),
};
