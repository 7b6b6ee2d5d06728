import type { UserId } from '#platform/context/ids.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { backUpNow, longestSeconds } from './service.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'back-up': { startedBy?: UserId };
  }
}

export const backUpJob: Job<'back-up'> = {
  name: 'back-up',
  run: (context, { startedBy }) => backUpNow(context, startedBy),
  // A run that failed is tried again by the plan, up to three times.
  queue: { ...queues.awaited, retryLimit: 0, expireInSeconds: longestSeconds },
  schedule: '7 * * * *',
};
