import type { FlashLogId } from '#platform/context/ids.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { type BlockOfLog, importBlock, undoBlock } from './device-log-import/importing.ts';
import { checkFlashLog } from './device-log-import/placing.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'place-flash-log': { flashLogId: FlashLogId };
    'import-flash-log-block': BlockOfLog;
    'undo-flash-log-block': BlockOfLog;
  }
}

/** A process that is killed leaves it to another: what was done already is not done twice. */
const queue = { ...queues.awaited, retryLimit: 5, retryDelay: 30, expireInSeconds: 30 * 60 };

export const flashLogJobs: readonly Job[] = [
  { name: 'place-flash-log', run: checkFlashLog, queue },
  { name: 'import-flash-log-block', run: importBlock, queue },
  {
    name: 'undo-flash-log-block',
    run: async (context, work) => {
      await undoBlock(context, work);
    },
    queue,
  },
];
