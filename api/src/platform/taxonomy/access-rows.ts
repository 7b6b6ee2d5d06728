import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const taxonomyAccess: AccessRows = {
  'GET /api/taxonomy/lists': eachForThemselves(200),
  'GET /api/v1/hive-catalogue': eachForThemselves(200),
  'GET /api/v1/measurement-catalogue': eachForThemselves(200),
  'GET /api/categories': eachForThemselves(200),
  'GET /api/categories/:id': eachForThemselves(200, async () => ({ path: '/api/categories/149' })),
  'GET /api/categoryinputs': eachForThemselves(200),
};
