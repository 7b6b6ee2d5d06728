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
  'GET /api/inspections/hive/:id/last': sharedToSee(200, async (api, owner) => ({
    path: `/api/inspections/hive/${(await anInspection(api, owner)).hive_id}/last`,
  })),
  'GET /api/inspections/newest': eachForThemselves(200, async () => ({
    path: '/api/inspections/newest?per_page=100',
  })),
  'GET /api/inspections/authors': eachForThemselves(200),
  'GET /api/inspections/:id': sharedToSee(200, anOwnInspection),
  'POST /api/inspections/store': recorded,
  'POST /api/inspections': recorded,
  'POST /api/inspections/many': sharedToEdit(201, async (api, owner) => ({
    body: {
      date: '2026-05-03 14:05:00',
      timezone: 'Europe/Amsterdam',
      impression_grade: 8,
      items: { 774: 6 },
      hives: [{ hive_id: (await aHive(api, owner)).id, notes: 'Calm', items: { 774: 7 } }],
    },
  })),
  'PATCH /api/inspections/:id': edited,
  'PUT /api/inspections/:id': edited,
  'DELETE /api/inspections/:id': neverShared(200, anOwnInspection),
};
