import type { Domain } from '#platform/domain/domain.ts';
import { offlineRoutes } from './routes.ts';
import { sumVisibleChanges } from './store.ts';

/** What devices that keep data for use without a network ask about it. */
export const offline: Domain = {
  routes: [offlineRoutes],
  cleanUp: [sumVisibleChanges],
};
