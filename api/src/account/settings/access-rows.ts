import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const settingsAccess: AccessRows = {
  'GET /api/settings': eachForThemselves(200),
  'POST /api/settings': eachForThemselves(200, async () => ({ body: { view: 'list', id: '1' } })),
};
