import { apiTokenAccess } from '#account/api-tokens/access-rows.ts';
import { oidcAccess } from '#account/oidc/access-rows.ts';
import { passkeyAccess } from '#account/passkeys/access-rows.ts';
import { profileAccess } from '#account/profile/access-rows.ts';
import { secondFactorAccess } from '#account/second-factor/access-rows.ts';
import { sessionAccess } from '#account/sessions/access-rows.ts';
import { settingsAccess } from '#account/settings/access-rows.ts';
import { accountAccess } from '#account/sign-up/access-rows.ts';
import { restoreAccess } from '#account-import/access-rows.ts';
import { apiDocsAccess } from '#administration/api-docs/access-rows.ts';
import { backupAccess } from '#administration/backups/access-rows.ts';
import { firstRunAccess } from '#administration/first-run/access-rows.ts';
import { pageSettingsAccess } from '#administration/page-settings/access-rows.ts';
import { administrationAccess } from '#administration/people/access-rows.ts';
import { releaseAccess } from '#administration/releases/access-rows.ts';
import { settingsAccess as serviceSettingsAccess } from '#administration/settings/access-rows.ts';
import { statusAccess } from '#administration/status/access-rows.ts';
import { testMailAccess } from '#administration/test-mail/access-rows.ts';
import { translationAccess } from '#administration/translations/access-rows.ts';
import { alertAccess } from '#alerts/evaluation/access-rows.ts';
import { alertModelAccess } from '#alerts/external-model/access-rows.ts';
import { alertStopAccess } from '#alerts/notifications/access-rows.ts';
import { alertRuleAccess } from '#alerts/rules/access-rows.ts';
import { chartMarkAccess } from '#annotations/access-rows.ts';
import { hiveLogAccess } from '#audit-log/access-rows.ts';
import { dashboardAccess } from '#dashboards/dashboard-admin/access-rows.ts';
import { exportAccess } from '#exports/access-rows.ts';
import { flashLogAccess } from '#flash-logs/device-log-import/access-rows.ts';
import { groupAccess } from '#groups/groups/access-rows.ts';
import { apiaryAccess } from '#hives/apiaries/access-rows.ts';
import { attachmentAccess } from '#hives/attachments/access-rows.ts';
import { hiveLifeAccess } from '#hives/colony-events/access-rows.ts';
import { hiveAccess } from '#hives/hive/access-rows.ts';
import { mapAccess } from '#hives/maps/access-rows.ts';
import { queenAccess } from '#hives/queens/access-rows.ts';
import { hiveTagAccess } from '#hives/tags/access-rows.ts';
import { homeAssistantAccess } from '#home-assistant/access-rows.ts';
import { importAccess } from '#imports/access-rows.ts';
import { bloomAccess } from '#inspections/blooms/access-rows.ts';
import { checklistAccess } from '#inspections/checklists/access-rows.ts';
import { inspectionAccess } from '#inspections/inspections/access-rows.ts';
import { readingAccess } from '#inspections/paper-recognition/access-rows.ts';
import { photoAccess } from '#inspections/photos/access-rows.ts';
import { planAccess } from '#inspections/plans/access-rows.ts';
import { printAccess } from '#inspections/printed-forms/access-rows.ts';
import { reminderAccess } from '#inspections/reminders/access-rows.ts';
import { sampleCodeAccess } from '#inspections/sample-codes/access-rows.ts';
import { taskAccess } from '#inspections/tasks/access-rows.ts';
import { codecAccess } from '#measurements/codecs/access-rows.ts';
import { deviceAccess } from '#measurements/devices/access-rows.ts';
import { ingestAccess } from '#measurements/ingest/access-rows.ts';
import { lorawanAccess } from '#measurements/lorawan/access-rows.ts';
import { scaleCheckAccess } from '#measurements/scales/access-rows.ts';
import { measurementAccess } from '#measurements/series/access-rows.ts';
import { weightAccess } from '#measurements/weight-corrections/access-rows.ts';
import { morningNoticeAccess } from '#morning-notice/access-rows.ts';
import { waysAccess } from '#notifications/access-rows.ts';
import { offlineAccess } from '#offline/access-rows.ts';
import { storageAccess } from '#platform/storage-account/access-rows.ts';
import { taxonomyAccess } from '#platform/taxonomy/access-rows.ts';
import { colonyCountAccess } from '#registers/colonies/access-rows.ts';
import { developmentAccess } from '#registers/development/access-rows.ts';
import { dueAccess } from '#registers/dues/access-rows.ts';
import { registerAccess } from '#registers/entries/access-rows.ts';
import { productAccess } from '#registers/products/access-rows.ts';
import { seasonReportAccess } from '#registers/season-report/access-rows.ts';
import { researchAccess } from '#research/access-rows.ts';
import { weatherAccess } from '#weather/current/access-rows.ts';
import type { AccessRows } from './access-row.ts';

/** The table of actors and routes: every registered route is here, or a test fails. */
export const accessTable: AccessRows = {
  ...statusAccess,
  ...apiDocsAccess,
  ...accountAccess,
  ...sessionAccess,
  ...apiTokenAccess,
  ...secondFactorAccess,
  ...passkeyAccess,
  ...oidcAccess,
  ...profileAccess,
  ...settingsAccess,
  ...taxonomyAccess,
  ...storageAccess,
  ...apiaryAccess,
  ...hiveAccess,
  ...hiveLifeAccess,
  ...hiveLogAccess,
  ...hiveTagAccess,
  ...mapAccess,
  ...queenAccess,
  ...attachmentAccess,
  ...checklistAccess,
  ...inspectionAccess,
  ...photoAccess,
  ...printAccess,
  ...readingAccess,
  ...reminderAccess,
  ...developmentAccess,
  ...taskAccess,
  ...planAccess,
  ...bloomAccess,
  ...sampleCodeAccess,
  ...codecAccess,
  ...deviceAccess,
  ...lorawanAccess,
  ...ingestAccess,
  ...measurementAccess,
  ...chartMarkAccess,
  ...weatherAccess,
  ...weightAccess,
  ...scaleCheckAccess,
  ...flashLogAccess,
  ...groupAccess,
  ...researchAccess,
  ...dashboardAccess,
  ...waysAccess,
  ...morningNoticeAccess,
  ...homeAssistantAccess,
  ...alertStopAccess,
  ...alertModelAccess,
  ...alertRuleAccess,
  ...alertAccess,
  ...dueAccess,
  ...registerAccess,
  ...productAccess,
  ...seasonReportAccess,
  ...colonyCountAccess,
  ...offlineAccess,
  ...exportAccess,
  ...importAccess,
  ...restoreAccess,
  ...administrationAccess,
  ...testMailAccess,
  ...backupAccess,
  ...firstRunAccess,
  ...pageSettingsAccess,
  ...serviceSettingsAccess,
  ...releaseAccess,
  ...translationAccess,
};
