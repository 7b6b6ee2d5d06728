import type { AccountMoveId, RestoreId } from '#platform/context/ids.ts';
import type { Domain } from '#platform/domain/domain.ts';
import { queues } from '#platform/jobs/job.ts';
import { cleanUpRestores, readArchive, writeArchive } from './jobs.ts';
import { fetchAccount, undoMove } from './other-server/jobs.ts';
import { moveRoutes } from './other-server/routes.ts';
import { moveBytesOf } from './other-server/store.ts';
import type {} from './other-server/tables.ts';
import { restoreRoutes } from './routes.ts';
import { archiveBytesOf } from './store.ts';
import type {} from './tables.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'fetch-account': { moveId: AccountMoveId };
    'undo-move': { moveId: AccountMoveId };
    'read-archive': { restoreId: RestoreId };
    'bring-back': { restoreId: RestoreId };
  }
}

// As long as the largest archive takes; a process that is killed leaves it for another after this time.
const queue = { ...queues.awaited, retryLimit: 2, retryDelay: 60, expireInSeconds: 60 * 60 };

// It works for five minutes at a time, and then writes an archive: whoever is killed leaves it for another soon.
const fetchQueue = { ...queue, retryLimit: 5, retryDelay: 30, expireInSeconds: 20 * 60 };

export const restoring: Domain = {
  routes: [restoreRoutes, moveRoutes],
  jobs: [
    { name: 'fetch-account', run: fetchAccount, queue: fetchQueue },
    { name: 'undo-move', run: undoMove, queue },
    { name: 'read-archive', run: readArchive, queue },
    { name: 'bring-back', run: writeArchive, queue },
  ],
  storage: [
    {
      kind: 'archives',
      bytesOf: async (context, userId) =>
        (await archiveBytesOf(context, userId)) + (await moveBytesOf(context, userId)),
    },
  ],
  cleanUp: [cleanUpRestores],
};
