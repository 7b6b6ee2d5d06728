import { type AccessRows, adminsOnly } from '#testing/access-row.ts';

export const testMailAccess: AccessRows = { 'POST /api/v1/administration/test-mail': adminsOnly(200) };
