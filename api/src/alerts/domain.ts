import type { Domain } from '#platform/domain/domain.ts';
import { alertRoutes } from './alerts/routes.ts';
import { endAlertsOfHives, forgetDeletedAlerts } from './alerts/service.ts';
import type {} from './alerts/tables.ts';
import { archivedAlerts } from './archived.ts';
import { backtestRoutes } from './backtest/routes.ts';
import { alertJobs, alertRulesWatch } from './evaluation/evaluate.ts';
import type {} from './evaluation/tables.ts';
import { askModelJob, forgetOldModelAnswers } from './external-model/ask-about-devices.ts';
import { alertModelRoutes } from './external-model/routes.ts';
import { notifyAlertsJob, notifyMissedAlertsJob } from './notifications/notify-alerts.ts';
import { alertStopRoutes } from './notifications/routes.ts';
import { testAlertRoute } from './notifications/send-test-alert-routes.ts';
import { oldAlertRoutes } from './old-api/alert-routes.ts';
import { oldAlertRuleRoutes } from './old-api/rule-routes.ts';
import { movedAlertRules } from './rules/moved-rules.ts';
import { alertRuleRoutes } from './rules/routes.ts';
import { followWebhook, forgetDeletedHives } from './rules/service.ts';
import { stopMailsOfRules } from './rules/store.ts';
import type {} from './rules/tables.ts';
import { watchDevice } from './rules/watched-store.ts';

export const alerts: Domain = {
  routes: [
    alertRuleRoutes,
    alertModelRoutes,
    alertRoutes,
    alertStopRoutes,
    backtestRoutes,
    testAlertRoute,
    oldAlertRoutes,
    oldAlertRuleRoutes,
  ],
  jobs: [...alertJobs, askModelJob, notifyAlertsJob, notifyMissedAlertsJob],
  exports: archivedAlerts,
  restores: [movedAlertRules],
  watchers: [alertRulesWatch],
  onDevicePlaced: [watchDevice],
  onHivesDeleted: [endAlertsOfHives, forgetDeletedHives],
  onWebhookMoved: [followWebhook],
  onMailsStopped: [stopMailsOfRules],
  cleanUp: [forgetDeletedAlerts, forgetOldModelAnswers],
};
