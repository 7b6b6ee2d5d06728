import { type AccessRows, adminsOnly } from '#testing/access-row.ts';

const plan = { isOn: true, hour: 3, timeZone: 'Europe/Berlin', storedMax: 14 };

export const backupAccess: AccessRows = {
  'GET /api/v1/administration/backups': adminsOnly(200),
  'PUT /api/v1/administration/backups/plan': adminsOnly(200, async () => ({ body: plan })),
  'POST /api/v1/administration/backups': adminsOnly(200),
};
