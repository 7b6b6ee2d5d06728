import { type AccessRows, adminsOnly } from '#testing/access-row.ts';

export const releaseAccess: AccessRows = { 'GET /api/v1/administration/release': adminsOnly(200) };
