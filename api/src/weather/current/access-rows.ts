import { type AccessRows, eachForThemselves, sharedToSee } from '#testing/access-row.ts';
import { anApiary } from '#testing/bee-builders.ts';

export const weatherAccess: AccessRows = {
  // Where no provider is set there is none, which old clients read from a 500.
  'GET /api/weather': sharedToSee(500, async (api, owner) => ({
    path: `/api/weather?location_id=${(await anApiary(api, owner, { lat: 52.3, lon: 4.9, hive_amount: 1 })).id}`,
  })),
  'GET /api/v1/weather-days': eachForThemselves(200),
  'GET /api/v1/degree-days': eachForThemselves(200),
  'GET /api/v1/weather-temperatures': eachForThemselves(200, async () => ({
    path: '/api/v1/weather-temperatures?day=2026-05-01&timeZone=UTC',
  })),
};
