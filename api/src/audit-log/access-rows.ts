import { type AccessRows, neverShared } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';

export const hiveLogAccess: AccessRows = {
  'GET /api/v1/hives/:id/log': neverShared(200, async (api, owner) => ({
    path: `/api/v1/hives/${(await aHive(api, owner)).id}/log`,
  })),
};
