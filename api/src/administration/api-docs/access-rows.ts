import { type AccessRows, everybody } from '#testing/access-row.ts';

export const apiDocsAccess: AccessRows = {
  'GET /api/openapi.json': everybody(200),
  'GET /api/docs': everybody(200),
  'GET /api/docs/:file': everybody(200, async () => ({ path: '/api/docs/start.js' })),
};
