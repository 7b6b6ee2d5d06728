import type { Domain } from '#platform/domain/domain.ts';
import { forgetOldOpenings, takeHivesFromDashboards } from './core/store.ts';
import type {} from './core/tables.ts';
import { exportedDashboardHives, exportedDashboards } from './own/exported.ts';
import { cleanUpLogos } from './own/logo.ts';
import { dashboardLogoRoutes } from './own/logo-routes.ts';
import { dashboardRoutes } from './own/routes.ts';
import { screenRoutes } from './screen/routes.ts';

export const dashboards: Domain = {
  routes: [dashboardRoutes, dashboardLogoRoutes, screenRoutes],
  exports: [exportedDashboards, exportedDashboardHives],
  goWithHives: [takeHivesFromDashboards],
  cleanUp: [forgetOldOpenings, cleanUpLogos],
};
