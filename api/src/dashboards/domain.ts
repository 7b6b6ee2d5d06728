import type { Domain } from '#platform/domain/domain.ts';
import { forgetOldOpenings, takeHivesFromDashboards } from './core/store.ts';
import type {} from './core/tables.ts';
import { exportedDashboardHives, exportedDashboards } from './dashboard-admin/exported.ts';
import { cleanUpLogos } from './dashboard-admin/logo.ts';
import { dashboardLogoRoutes } from './dashboard-admin/logo-routes.ts';
import { dashboardRoutes } from './dashboard-admin/routes.ts';
import { screenRoutes } from './public-dashboard/routes.ts';

export const dashboards: Domain = {
  routes: [dashboardRoutes, dashboardLogoRoutes, screenRoutes],
  exports: [exportedDashboards, exportedDashboardHives],
  onHivesDeleted: [takeHivesFromDashboards],
  cleanUp: [forgetOldOpenings, cleanUpLogos],
};
