import { type AccessRows, eachForThemselves } from '#testing/access-table.ts';

export const emptyListsAccess: AccessRows = {
  'GET /api/flashlogs': eachForThemselves(200),
};
