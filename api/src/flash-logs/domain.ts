import type { Domain } from '#platform/domain/domain.ts';
import { archivedFlashLogs } from './archived.ts';
import { flashLogFileRoute } from './device-log-import/file-routes.ts';
import { flashLogRoutes } from './device-log-import/routes.ts';
import { logBytesOf } from './device-log-import/store.ts';
import type {} from './device-log-import/tables.ts';
import { flashLogJobs } from './jobs.ts';
import { oldFlashLogRoutes } from './old-api/log-routes.ts';
import { flashLogUploadRoutes } from './old-api/upload-routes.ts';

export const flashLogs: Domain = {
  routes: [flashLogRoutes, flashLogFileRoute, flashLogUploadRoutes, oldFlashLogRoutes],
  jobs: flashLogJobs,
  exports: [archivedFlashLogs],
  storage: [{ kind: 'device_logs', bytesOf: logBytesOf }],
};
