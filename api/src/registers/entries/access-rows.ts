import { type AccessRows, eachForThemselves, ownerOnly, sharedToEdit } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aFeeding, aHarvest, aMiteCount, anEntry, aProof, aTreatment, jarsOfNewLot } from './test-entries.ts';

export const registerAccess: AccessRows = {
  'GET /api/v1/register-entries': eachForThemselves(200),
  'GET /api/v1/register-sheet': eachForThemselves(200, async () => ({
    path: '/api/v1/register-sheet?year=2026',
  })),
  'GET /api/v1/honey-waits': eachForThemselves(200),
  'GET /api/v1/season': eachForThemselves(200),
  'GET /api/v1/mite-season': eachForThemselves(200, async () => ({ path: '/api/v1/mite-season?year=2026' })),
  // A book is its owner's: members read what they wrote themselves.
  'GET /api/v1/register-entries/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/register-entries/${(await anEntry(api, owner)).id}`,
  })),
  'POST /api/v1/register-entries/:id/strike': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/register-entries/${(await anEntry(api, owner)).id}/strike`,
    body: { reason: 'It was the hive beside it' },
  })),
  'POST /api/v1/register-entries/:id/proof': ownerOnly(422, async (api, owner) => ({
    path: `/api/v1/register-entries/${(await anEntry(api, owner)).id}/proof`,
  })),
  'GET /api/v1/register-entries/:id/proof': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/register-entries/${(await aProof(api, owner)).id}/proof`,
  })),
  'POST /api/v1/treatments': sharedToEdit(200, async (api, owner) => ({
    body: aTreatment([(await aHive(api, owner)).id]),
  })),
  'POST /api/v1/harvests': sharedToEdit(200, async (api, owner) => ({
    body: aHarvest([(await aHive(api, owner)).id]),
  })),
  'POST /api/v1/mite-counts': sharedToEdit(200, async (api, owner) => ({
    body: aMiteCount({ [(await aHive(api, owner)).id]: { mites: 6, bees: 300 } }),
  })),
  'POST /api/v1/feedings': sharedToEdit(200, async (api, owner) => ({
    body: aFeeding([(await aHive(api, owner)).id]),
  })),
  // A lot is of one's own book: another's is unknown there.
  'POST /api/v1/jars': {
    ...ownerOnly(200, async (api, owner) => ({ body: await jarsOfNewLot(api, owner) })),
    ...{ otherUser: 422, admin: 422 },
  },
  'GET /api/v1/honey-lots': eachForThemselves(200),
  'GET /api/v1/honey-yields': eachForThemselves(200, async () => ({
    path: '/api/v1/honey-yields?year=2026',
  })),
};
