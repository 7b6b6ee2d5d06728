import type { RestoreId } from '#platform/context/ids.ts';
import type { Domain } from '#platform/domain/domain.ts';
import { queues } from '#platform/jobs/job.ts';
import { cleanUpRestores, readArchive, writeArchive } from './jobs.ts';
import { restoreRoutes } from './routes.ts';
import { archiveBytesOf } from './store.ts';
import type {} from './tables.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'read-archive': { restoreId: RestoreId };
    'bring-back': { restoreId: RestoreId };
  }
}

// As long as the largest archive takes; a process that is killed leaves it for another after this time.
const queue = { ...queues.awaited, retryLimit: 2, retryDelay: 60, expireInSeconds: 60 * 60 };

export const restoring: Domain = {
  routes: [restoreRoutes],
  jobs: [
    { name: 'read-archive', run: readArchive, queue },
    { name: 'bring-back', run: writeArchive, queue },
  ],
  storage: [{ kind: 'archives', bytesOf: archiveBytesOf }],
  cleanUp: [cleanUpRestores],
};
