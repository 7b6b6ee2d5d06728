import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const storageAccess: AccessRows = {
  'GET /api/v1/account/storage': eachForThemselves(200),
};
