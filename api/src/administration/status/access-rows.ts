import { type AccessRows, adminsOnly, everybody } from '#testing/access-row.ts';

export const statusAccess: AccessRows = {
  'GET /health': everybody(200),
  'GET /health/live': everybody(200),
  'GET /health/ready': everybody(200),
  'GET /api/v1/administration/machine': adminsOnly(200),
  'GET /api': everybody(302),
};
