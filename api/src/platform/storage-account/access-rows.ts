import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const storageAccess: AccessRows = {
  'GET /api/user/storage': eachForThemselves(200),
};
