import type { Domain } from '#platform/domain/domain.ts';
import { exportedAlerts } from './alerts/exported.ts';
import type {} from './alerts/tables.ts';
import { exportedAlertRules } from './rules/exported.ts';
import type {} from './rules/tables.ts';

export const alerts: Domain = {
  routes: [],
  exports: [exportedAlertRules, exportedAlerts],
};
