import { type AccessRows, adminsOnly } from '#testing/access-row.ts';

const plan = { is_on: true, hour: 3, time_zone: 'Europe/Berlin', stored_max: 14, recipient: null };

export const backupAccess: AccessRows = {
  'GET /api/administration/backups': adminsOnly(200),
  'PUT /api/administration/backups/plan': adminsOnly(200, async () => ({ body: plan })),
  'POST /api/administration/backups': adminsOnly(202),
};
