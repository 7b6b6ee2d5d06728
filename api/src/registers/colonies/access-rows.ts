import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const colonyCountAccess: AccessRows = {
  'GET /api/colony-count': eachForThemselves(200, async () => ({ path: '/api/colony-count?day=2026-02-01' })),
};
