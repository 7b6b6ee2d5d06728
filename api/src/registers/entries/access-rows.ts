import { type AccessRows, eachForThemselves, ownerOnly, sharedToEdit } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aFeeding, aHarvest, aMiteCount, anEntry, aProof, aTreatment, jarsOfNewLot } from './test-entries.ts';

export const registerAccess: AccessRows = {
  'GET /api/register-entries': eachForThemselves(200),
  'GET /api/register-sheet': eachForThemselves(200, async () => ({ path: '/api/register-sheet?year=2026' })),
  'GET /api/honey-waits': eachForThemselves(200),
  'GET /api/v1/season': eachForThemselves(200),
  'GET /api/mite-season': eachForThemselves(200, async () => ({ path: '/api/mite-season?year=2026' })),
  // A book is its owner's: members read what they wrote themselves.
  'GET /api/register-entries/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/register-entries/${(await anEntry(api, owner)).id}`,
  })),
  'POST /api/register-entries/:id/strike': ownerOnly(201, async (api, owner) => ({
    path: `/api/register-entries/${(await anEntry(api, owner)).id}/strike`,
    body: { reason: 'It was the hive beside it' },
  })),
  'POST /api/register-entries/:id/proof': ownerOnly(422, async (api, owner) => ({
    path: `/api/register-entries/${(await anEntry(api, owner)).id}/proof`,
  })),
  'GET /api/register-entries/:id/proof': ownerOnly(200, async (api, owner) => ({
    path: `/api/register-entries/${(await aProof(api, owner)).id}/proof`,
  })),
  'POST /api/treatments': sharedToEdit(201, async (api, owner) => ({
    body: aTreatment([(await aHive(api, owner)).id]),
  })),
  'POST /api/harvests': sharedToEdit(201, async (api, owner) => ({
    body: aHarvest([(await aHive(api, owner)).id]),
  })),
  'POST /api/mite-counts': sharedToEdit(201, async (api, owner) => ({
    body: aMiteCount({ [(await aHive(api, owner)).id]: { mites: 6, bees: 300 } }),
  })),
  'POST /api/feedings': sharedToEdit(201, async (api, owner) => ({
    body: aFeeding([(await aHive(api, owner)).id]),
  })),
  // A lot is of one's own book: another's is unknown there.
  'POST /api/jars': {
    ...ownerOnly(201, async (api, owner) => ({ body: await jarsOfNewLot(api, owner) })),
    ...{ otherUser: 422, admin: 422 },
  },
  'GET /api/honey-lots': eachForThemselves(200),
  'GET /api/honey-yields': eachForThemselves(200, async () => ({ path: '/api/honey-yields?year=2026' })),
};
