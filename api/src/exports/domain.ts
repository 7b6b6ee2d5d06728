import type { ExportId } from '#platform/context/ids.ts';
import type { Domain } from '#platform/domain/domain.ts';
import { queues } from '#platform/jobs/job.ts';
import { cleanUpExports, writeExport } from './jobs.ts';
import { oldExportRoutes } from './old-routes.ts';
import { exportRoutes } from './routes.ts';
import type {} from './tables.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'write-export': { exportId: ExportId };
  }
}

/** Its files do not count towards anybody's storage: each person has one at most, and it expires. */
export const exportsOfEverything: Domain = {
  routes: [exportRoutes, oldExportRoutes],
  jobs: [
    {
      name: 'write-export',
      run: writeExport,
      // Longer than the largest account takes; a process that is killed leaves it for another after this time.
      queue: { ...queues.awaited, retryLimit: 2, retryDelay: 60, expireInSeconds: 60 * 60 },
    },
  ],
  cleanUp: [cleanUpExports],
};
