import { type AccessRows, neverShared } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';

export const hiveLogAccess: AccessRows = {
  'GET /api/hives/:id/log': neverShared(200, async (api, owner) => ({
    path: `/api/hives/${(await aHive(api, owner)).id}/log`,
  })),
};
