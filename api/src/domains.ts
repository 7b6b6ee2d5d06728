import { avatarRoutes } from './accounts/avatar.ts';
import { accountMailRoutes } from './accounts/mail-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { administrationRoutes } from './administration/routes.ts';
import { apiTokenRoutes } from './api-tokens/routes.ts';
import { apiaryRoutes } from './apiaries/routes.ts';
import { checklistRoutes } from './checklists/routes.ts';
import { sensorDefinitionRoutes } from './devices/definition-routes.ts';
import { deviceRoutes } from './devices/routes.ts';
import { scaleRoutes } from './devices/scale-routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { hiveLifeRoutes } from './hive-life/routes.ts';
import { hiveTagRoutes } from './hive-tags/routes.ts';
import { hiveRoutes } from './hives/routes.ts';
import type { Routes } from './http/http.ts';
import { decodeRoutes } from './ingest/decode-routes.ts';
import { inboxRoutes } from './ingest/inbox-routes.ts';
import { ingestRoutes } from './ingest/routes.ts';
import { inspectionRoutes } from './inspections/routes.ts';
import { compareRoutes } from './measurements/compare-routes.ts';
import { measurementHealthRoutes } from './measurements/health-routes.ts';
import { overviewRoutes } from './measurements/overview-routes.ts';
import { measurementRoutes } from './measurements/routes.ts';
import { seriesRoutes } from './measurements/series-routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { queenRoutes } from './queens/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { taxonomyRoutes } from './taxonomy/routes.ts';
import { translationRoutes } from './translations/routes.ts';

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
