import { type AccessRows, neverShared, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
import { aHive, aQueen } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const date = '2026-05-03';

const ofAHive = (step: string, body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => {
  const path = `/api/v1/hives/${(await aHive(api, owner)).id}/${step}`;
  return body === undefined ? { path } : { path, body: { date, ...body } };
};

const withAnother = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/hives/${(await aHive(api, owner)).id}/unite`,
  body: { date, otherHiveId: String((await aHive(api, owner)).id), queen: 'none' },
});

const toAnother = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/queens/${(await aQueen(api, owner)).id}/move`,
  body: { date, hiveId: String((await aHive(api, owner)).id) },
});

export const hiveLifeAccess: AccessRows = {
  'POST /api/v1/hives/:id/states': sharedToEdit(200, ofAHive('states', { state: 'nucleus' })),
  'POST /api/v1/hives/:id/split': neverShared(
    200,
    ofAHive('split', { name: 'Split', state: 'nucleus', doesQueenMove: false }),
  ),
  'POST /api/v1/hives/:id/unite': sharedToEdit(200, withAnother),
  'POST /api/v1/hives/:id/requeen': sharedToEdit(200, ofAHive('requeen', { queen: { name: 'Juliana' } })),
  'GET /api/v1/hives/:id/history': sharedToSee(200, ofAHive('history')),
  'POST /api/v1/queens/:id/move': sharedToEdit(200, toAnother),
  'POST /api/v1/queens/:id/fate': sharedToEdit(200, async (api, owner) => ({
    path: `/api/v1/queens/${(await aQueen(api, owner)).id}/fate`,
    body: { date, fate: 'sold' },
  })),
};
