import type { Domain } from '#platform/domain/domain.ts';
import { archivedDashboards } from './archived.ts';
import { forgetOldOpenings, takeHivesFromDashboards } from './core/store.ts';
import type {} from './core/tables.ts';
import { cleanUpLogos } from './dashboard-admin/logo.ts';
import { logoFileRoute } from './dashboard-admin/logo-routes.ts';
import { dashboardRoutes } from './dashboard-admin/routes.ts';
import { oldDashboardRoutes } from './old-api/dashboard-routes.ts';
import { oldScreenRoute } from './old-api/screen-routes.ts';
import { publicDashboardRoutes } from './public-dashboard/routes.ts';

export const dashboards: Domain = {
  routes: [dashboardRoutes, logoFileRoute, publicDashboardRoutes, oldDashboardRoutes, oldScreenRoute],
  exports: archivedDashboards,
  onHivesDeleted: [takeHivesFromDashboards],
  cleanUp: [forgetOldOpenings, cleanUpLogos],
};
