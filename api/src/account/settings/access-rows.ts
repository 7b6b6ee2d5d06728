import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const settingsAccess: AccessRows = {
  'GET /api/settings': eachForThemselves(200),
  'POST /api/settings': eachForThemselves(200, async () => ({ body: { view: 'list', id: '1' } })),
  'GET /api/v1/account/preferences': eachForThemselves(200),
  'PATCH /api/v1/account/preferences': eachForThemselves(200, async () => ({ body: { timeZone: 'UTC' } })),
};
