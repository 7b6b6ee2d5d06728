import type { Domain } from '#platform/domain/domain.ts';
import { archivedFlashLogs } from './archived.ts';
import { oldFlashLogRoutes } from './device-log-import/old-routes.ts';
import { flashLogRoutes } from './device-log-import/routes.ts';
import { logBytesOf } from './device-log-import/store.ts';
import type {} from './device-log-import/tables.ts';
import { flashLogUploadRoutes } from './device-log-import/upload-routes.ts';
import { flashLogJobs } from './jobs.ts';

export const flashLogs: Domain = {
  routes: [flashLogUploadRoutes, flashLogRoutes, oldFlashLogRoutes],
  jobs: flashLogJobs,
  exports: [archivedFlashLogs],
  storage: [{ kind: 'device_logs', bytesOf: logBytesOf }],
};
