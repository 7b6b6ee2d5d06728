import { apiTokenRoutes } from '#account/api-tokens/routes.ts';
import { avatarRoutes } from '#account/core/avatar.ts';
import { profileRoutes } from '#account/profile/routes.ts';
import { secondFactorRoutes } from '#account/second-factor/routes.ts';
import { sessionRoutes } from '#account/sessions/routes.ts';
import { settingsRoutes } from '#account/settings/routes.ts';
import { accountMailRoutes } from '#account/sign-up/mail-routes.ts';
import { accountRoutes } from '#account/sign-up/routes.ts';
import { administrationRoutes } from '#administration/people/routes.ts';
import { translationRoutes } from '#administration/translations/routes.ts';
import { exportRoutes } from '#exports/routes.ts';
import { apiaryRoutes } from '#hives/apiaries/routes.ts';
import { hiveRoutes } from '#hives/hive/routes.ts';
import { hiveLifeRoutes } from '#hives/life/routes.ts';
import { queenRoutes } from '#hives/queens/routes.ts';
import { hiveTagRoutes } from '#hives/tags/routes.ts';
import { checklistRoutes } from '#inspections/checklists/routes.ts';
import { inspectionRoutes } from '#inspections/inspections/routes.ts';
import { sensorDefinitionRoutes } from '#measurements/devices/definition-routes.ts';
import { deviceRoutes } from '#measurements/devices/routes.ts';
import { measurementHealthRoutes } from '#measurements/health/health-routes.ts';
import { decodeRoutes } from '#measurements/ingest/decode-routes.ts';
import { inboxRoutes } from '#measurements/ingest/inbox-routes.ts';
import { ingestRoutes } from '#measurements/ingest/routes.ts';
import { scaleRoutes } from '#measurements/scales/scale-routes.ts';
import { compareRoutes } from '#measurements/series/compare-routes.ts';
import { overviewRoutes } from '#measurements/series/overview-routes.ts';
import { measurementRoutes } from '#measurements/series/routes.ts';
import { seriesRoutes } from '#measurements/series/series-routes.ts';
import type { Routes } from '#platform/http/http.ts';
import { taxonomyRoutes } from '#platform/taxonomy/routes.ts';

/** The routes of every domain, under `/api`. A new domain is a folder and a line here. */
export const domains: readonly Routes[] = [
  accountRoutes,
  accountMailRoutes,
  avatarRoutes,
  sessionRoutes,
  apiTokenRoutes,
  secondFactorRoutes,
  profileRoutes,
  settingsRoutes,
  taxonomyRoutes,
  apiaryRoutes,
  hiveRoutes,
  hiveLifeRoutes,
  hiveTagRoutes,
  queenRoutes,
  checklistRoutes,
  inspectionRoutes,
  deviceRoutes,
  sensorDefinitionRoutes,
  scaleRoutes,
  ingestRoutes,
  inboxRoutes,
  decodeRoutes,
  measurementRoutes,
  seriesRoutes,
  overviewRoutes,
  compareRoutes,
  measurementHealthRoutes,
  exportRoutes,
  administrationRoutes,
  translationRoutes,
];
