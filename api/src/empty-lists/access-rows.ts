import { type AccessRows, eachForThemselves } from '#testing/access-table.ts';

export const emptyListsAccess: AccessRows = {
  'GET /api/dashboardgroups': eachForThemselves(200),
  'GET /api/flashlogs': eachForThemselves(200),
  'GET /api/alerts': eachForThemselves(404),
  'GET /api/alert-rules': eachForThemselves(404),
  'GET /api/alert-rules-default': eachForThemselves(404),
};
