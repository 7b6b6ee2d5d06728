import {
  type AccessRows,
  eachForThemselves,
  neverShared,
  sharedToEdit,
  sharedToSee,
} from '#testing/access-row.ts';
import { aHive, aQueen } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const anOwnQueen = async (api: TestApi, owner: TestUser) => ({
  path: `/api/queens/${(await aQueen(api, owner)).id}`,
});

const changed = async (api: TestApi, owner: TestUser) => ({
  ...(await anOwnQueen(api, owner)),
  body: { name: 'Juliana', race_id: 924, birth_date: '2025-06-01' },
});

const inV1 = (body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/queens/${(await aQueen(api, owner)).id}`,
  ...(body && { body }),
});

export const queenAccess: AccessRows = {
  // Who has none gets a 404, as old clients expect.
  'GET /api/queens': sharedToSee(200, async (api, owner) => {
    await aQueen(api, owner);
    return {};
  }),
  'GET /api/v1/queens': eachForThemselves(200),
  'GET /api/v1/hives/:id/queens': sharedToSee(200, async (api, owner) => ({
    path: `/api/v1/hives/${(await aQueen(api, owner)).hive_id}/queens`,
  })),
  'POST /api/queens': sharedToEdit(200, async (api, owner) => ({
    body: { hive_id: (await aHive(api, owner)).id, name: 'Beatrix' },
  })),
  'GET /api/queens/:id': sharedToSee(200, anOwnQueen),
  'PATCH /api/queens/:id': sharedToEdit(200, changed),
  'PUT /api/queens/:id': sharedToEdit(200, changed),
  'DELETE /api/queens/:id': neverShared(204, anOwnQueen),
  'POST /api/v1/queens': sharedToEdit(200, async (api, owner) => ({
    body: { hiveId: String((await aHive(api, owner)).id), name: 'Beatrix' },
  })),
  'GET /api/v1/queens/:id/versions': sharedToEdit(200, async (api, owner) => ({
    path: `${(await inV1()(api, owner)).path}/versions`,
  })),
  'POST /api/v1/queens/:id/restore': sharedToEdit(200, async (api, owner) => ({
    path: `${(await inV1()(api, owner)).path}/restore`,
    body: { version: 1 },
  })),
  'GET /api/v1/queens/:id': sharedToSee(200, inV1()),
  'PATCH /api/v1/queens/:id': sharedToEdit(200, inV1({ raceId: '924', birthDate: '2025-06-01' })),
  'DELETE /api/v1/queens/:id': neverShared(204, inV1()),
};
