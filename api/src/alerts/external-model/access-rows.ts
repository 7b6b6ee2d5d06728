import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const alertModelAccess: AccessRows = {
  'GET /api/v1/alert-model': eachForThemselves(200),
};
