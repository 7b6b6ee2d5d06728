import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const offlineAccess: AccessRows = {
  'GET /api/v1/offline-versions': eachForThemselves(200),
};
