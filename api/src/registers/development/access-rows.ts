import { type AccessRows, sharedToSee } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';

export const developmentAccess: AccessRows = {
  'GET /api/v1/apiaries/:id/development': sharedToSee(200, async (api, owner) => ({
    path: `/api/v1/apiaries/${(await aHive(api, owner)).location_id}/development`,
  })),
};
