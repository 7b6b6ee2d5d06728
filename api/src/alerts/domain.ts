import type { Domain } from '#platform/domain/domain.ts';
import { exportedAlerts } from './alerts/exported.ts';
import type {} from './alerts/tables.ts';
import { exportedAlertRules } from './rules/exported.ts';
import type {} from './rules/tables.ts';
import { tellAlertsJob } from './telling/jobs.ts';
import { alertStopRoutes } from './telling/routes.ts';

export const alerts: Domain = {
  routes: [alertStopRoutes],
  jobs: [tellAlertsJob],
  exports: [exportedAlertRules, exportedAlerts],
};
