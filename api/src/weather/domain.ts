import type { Domain } from '#platform/domain/domain.ts';
import { forgetPlaces } from './core/place-store.ts';
import type {} from './core/tables.ts';
import { currentWeatherRoutes } from './current/routes.ts';
import { weatherJobs } from './jobs.ts';
import { oldWeatherRoutes } from './old-api/routes.ts';

export const weather: Domain = {
  routes: [currentWeatherRoutes, oldWeatherRoutes],
  jobs: weatherJobs,
  cleanUp: [forgetPlaces],
};
