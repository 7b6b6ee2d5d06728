import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const colonyCountAccess: AccessRows = {
  'GET /api/v1/colony-count': eachForThemselves(200, async () => ({
    path: '/api/v1/colony-count?day=2026-02-01',
  })),
};
