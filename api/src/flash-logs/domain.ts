import type { Domain } from '#platform/domain/domain.ts';
import { flashLogJobs } from './jobs.ts';
import { exportedFlashLogs } from './logs/exported.ts';
import { oldFlashLogRoutes } from './logs/old-routes.ts';
import { flashLogRoutes } from './logs/routes.ts';
import type {} from './logs/tables.ts';
import { flashLogUploadRoutes } from './logs/upload-routes.ts';

export const flashLogs: Domain = {
  routes: [flashLogUploadRoutes, flashLogRoutes, oldFlashLogRoutes],
  jobs: flashLogJobs,
  exports: [exportedFlashLogs],
};
