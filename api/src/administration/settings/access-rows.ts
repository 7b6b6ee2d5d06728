import { type AccessRows, adminsOnly } from '#testing/access-row.ts';

export const settingsAccess: AccessRows = {
  'GET /api/administration/settings': adminsOnly(200),
  'PUT /api/administration/settings': adminsOnly(200, async () => ({ body: { values: {} } })),
};
