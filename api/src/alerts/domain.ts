import type { Domain } from '#platform/domain/domain.ts';
import { exportedAlerts } from './alerts/exported.ts';
import { alertRoutes } from './alerts/routes.ts';
import { endAlertsOfHives, forgetDeletedAlerts } from './alerts/service.ts';
import type {} from './alerts/tables.ts';
import { alertRulesWatch } from './evaluation/on-messages.ts';
import { alertJobs } from './evaluation/sweep.ts';
import type {} from './evaluation/tables.ts';
import { askModelJob, forgetOldAnswers } from './model/ask-about-devices.ts';
import { alertModelRoutes } from './model/routes.ts';
import { exportedAlertRules } from './rules/exported.ts';
import { alertRuleRoutes } from './rules/routes.ts';
import { followWebhook, forgetDeletedHives } from './rules/service.ts';
import type {} from './rules/tables.ts';
import { watchDevice } from './rules/watched-store.ts';
import { tellAlertsJob } from './telling/jobs.ts';
import { alertStopRoutes } from './telling/routes.ts';
import { alertTryingRoutes } from './trying/routes.ts';

export const alerts: Domain = {
  routes: [alertRuleRoutes, alertModelRoutes, alertRoutes, alertStopRoutes, alertTryingRoutes],
  jobs: [...alertJobs, askModelJob, tellAlertsJob],
  exports: [exportedAlertRules, exportedAlerts],
  watchers: [alertRulesWatch],
  goWithDevices: [watchDevice],
  goWithHives: [endAlertsOfHives, forgetDeletedHives],
  goWithWebhooks: [followWebhook],
  cleanUp: [forgetDeletedAlerts, forgetOldAnswers],
};
