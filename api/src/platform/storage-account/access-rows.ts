import { type AccessRows, eachForThemselves } from '#testing/access-table.ts';

export const storageAccess: AccessRows = {
  'GET /api/user/storage': eachForThemselves(200),
};
