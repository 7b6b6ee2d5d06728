import { type AccessRows, adminsOnly } from '#testing/access-row.ts';

export const settingsAccess: AccessRows = {
  'GET /api/v1/administration/settings': adminsOnly(200),
  'PUT /api/v1/administration/settings': adminsOnly(200, async () => ({ body: { values: {} } })),
};
