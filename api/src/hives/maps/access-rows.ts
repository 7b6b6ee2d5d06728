import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const mapAccess: AccessRows = {
  'GET /api/v1/towns': eachForThemselves(200, async () => ({ path: '/api/v1/towns?search=Utrecht' })),
  'GET /api/v1/map-outlines': eachForThemselves(200, async () => ({
    path: '/api/v1/map-outlines?latitude=52&longitude=5&radiusKm=150',
  })),
  'GET /api/v1/map-tiles': eachForThemselves(200),
};
