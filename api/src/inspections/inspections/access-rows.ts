import {
  type AccessRows,
  eachForThemselves,
  neverShared,
  ownerOnly,
  sharedToEdit,
  sharedToSee,
} from '#testing/access-row.ts';
import { aChecklist, aHive, anInspection } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const anOwnInspection = async (api: TestApi, owner: TestUser) => ({
  path: `/api/inspections/${(await anInspection(api, owner)).id}`,
});

const recorded = sharedToEdit(201, async (api, owner) => ({
  body: {
    date: '2026-05-03 14:05:00',
    timezone: 'Europe/Amsterdam',
    hive_ids: [(await aHive(api, owner)).id],
    impression: 3,
    items: { 774: 6, 888: 855, 413: 'Two of them' },
  },
}));

const edited = sharedToEdit(200, async (api, owner) => ({
  ...(await anOwnInspection(api, owner)),
  body: {
    date: '2026-05-04 10:00:00',
    timezone: 'Europe/Amsterdam',
    impression_grade: 8,
    attention: 1,
    notes: 'Calm',
    items: { 774: 7 },
  },
}));

const about = { inspectedAt: '2026-05-03T14:05:00+02:00', timeZone: 'Europe/Amsterdam' };
const aHiveOf = async (api: TestApi, owner: TestUser) => ({ hiveId: String((await aHive(api, owner)).id) });
const ofV1 = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/inspections/${(await anInspection(api, owner)).id}`,
});
const ofHive = (what: string) => async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/hives/${(await anInspection(api, owner)).hive_id}/${what}`,
});

export const inspectionAccess: AccessRows = {
  // Who has none gets a 404, as old clients expect.
  'GET /api/inspections': sharedToSee(200, async (api, owner) => {
    await anInspection(api, owner);
    return {};
  }),
  'GET /api/inspections/lists': ownerOnly(200, async (api, owner) => ({
    path: `/api/inspections/lists?id=${(await aChecklist(api, owner)).id}`,
  })),
  'GET /api/inspections/hive/:id': sharedToSee(200, async (api, owner) => ({
    path: `/api/inspections/hive/${(await anInspection(api, owner)).hive_id}`,
  })),
  'GET /api/inspections/:id': sharedToSee(200, anOwnInspection),
  'POST /api/inspections/store': recorded,
  'POST /api/inspections': recorded,
  'PATCH /api/inspections/:id': edited,
  'PUT /api/inspections/:id': edited,
  'DELETE /api/inspections/:id': neverShared(200, anOwnInspection),
  'GET /api/v1/inspections': eachForThemselves(200),
  'GET /api/v1/inspections/newest': eachForThemselves(200),
  'GET /api/v1/inspections/authors': eachForThemselves(200),
  'GET /api/v1/inspections/:id': sharedToSee(200, ofV1),
  'POST /api/v1/inspections': sharedToEdit(200, async (api, owner) => ({
    body: { ...about, ...(await aHiveOf(api, owner)), items: [{ itemId: '774', value: '6' }] },
  })),
  'POST /api/v1/inspections/many': sharedToEdit(200, async (api, owner) => ({
    body: { ...about, impression: 8, hives: [{ ...(await aHiveOf(api, owner)), notes: 'Calm' }] },
  })),
  'PATCH /api/v1/inspections/:id': sharedToEdit(200, async (api, owner) => ({
    ...(await ofV1(api, owner)),
    body: { notes: 'Calm', impression: 8 },
  })),
  'DELETE /api/v1/inspections/:id': neverShared(204, ofV1),
  'GET /api/v1/hives/:id/inspections': sharedToSee(200, ofHive('inspections')),
  'GET /api/v1/inspections/:id/versions': sharedToEdit(200, async (api, owner) => ({
    path: `${(await ofV1(api, owner)).path}/versions`,
  })),
  'POST /api/v1/inspections/:id/restore': sharedToEdit(200, async (api, owner) => {
    const { path } = await ofV1(api, owner);
    await api.request('PATCH', path, { as: owner, body: { notes: 'Calm' } });
    return { path: `${path}/restore`, body: { version: 1 } };
  }),
  'GET /api/v1/hives/:id/readings': sharedToSee(200, ofHive('readings')),
  'GET /api/v1/hives/:id/last-answers': sharedToSee(200, ofHive('last-answers')),
};
