import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const alertModelAccess: AccessRows = {
  'GET /api/alert-model': eachForThemselves(200),
};
