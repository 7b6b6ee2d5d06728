import { type Job, queues } from '#platform/jobs/job.ts';
import { lookForRelease } from './service.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'look-for-release': NoData;
  }
}

export const lookForReleaseJob: Job<'look-for-release'> = {
  name: 'look-for-release',
  run: lookForRelease,
  queue: { ...queues.scheduled, retryLimit: 1, retryDelay: 600 },
  schedule: '37 4 * * *',
  isDoneAtStart: true,
};
