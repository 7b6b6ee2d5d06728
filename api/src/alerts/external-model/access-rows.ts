import { type AccessRows, eachForThemselves } from '#testing/access-table.ts';

export const alertModelAccess: AccessRows = {
  'GET /api/alert-model': eachForThemselves(200),
};
