import { type AccessRows, neverShared, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
import { aHive, aQueen } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const date = '2026-05-03';

const ofAHive = (step: string, body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => {
  const path = `/api/hives/${(await aHive(api, owner)).id}/${step}`;
  return body === undefined ? { path } : { path, body: { date, ...body } };
};

const withAnother = async (api: TestApi, owner: TestUser) => ({
  path: `/api/hives/${(await aHive(api, owner)).id}/unite`,
  body: { date, other_hive_id: (await aHive(api, owner)).id, queen: 'none' },
});

const toAnother = async (api: TestApi, owner: TestUser) => ({
  path: `/api/queens/${(await aQueen(api, owner)).id}/move`,
  body: { date, hive_id: (await aHive(api, owner)).id },
});

export const hiveLifeAccess: AccessRows = {
  'POST /api/hives/:id/states': sharedToEdit(200, ofAHive('states', { state: 'nucleus' })),
  'POST /api/hives/:id/split': neverShared(
    200,
    ofAHive('split', { name: 'Split', state: 'nucleus', queen_moves: false }),
  ),
  'POST /api/hives/:id/unite': sharedToEdit(200, withAnother),
  'POST /api/hives/:id/requeen': sharedToEdit(200, ofAHive('requeen', { queen: { name: 'Juliana' } })),
  'GET /api/hives/:id/history': sharedToSee(200, ofAHive('history')),
  'POST /api/queens/:id/move': sharedToEdit(200, toAnother),
  'POST /api/queens/:id/fate': sharedToEdit(200, async (api, owner) => ({
    path: `/api/queens/${(await aQueen(api, owner)).id}/fate`,
    body: { date, fate: 'sold' },
  })),
};
