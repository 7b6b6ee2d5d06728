import type { Figure } from '#platform/context/context.ts';
import { secondsSince } from '#platform/observability/gauge.ts';
import { waitingJobs } from './queued-store.ts';
import { lastSuccesses } from './run-store.ts';

/** What waits in the queue: of a kind that is late, somebody's mail or a sum of days is. */
export const jobFigures: readonly Figure[] = [
  {
    name: 'skep_jobs_waiting',
    help: 'Jobs that are due and that nobody works at.',
    label: 'job',
    read: async (context) =>
      (await waitingJobs(context, context.clock.now())).map(({ name, count }) => ({
        of: name,
        value: count,
      })),
  },
  {
    name: 'skep_jobs_oldest_waiting_seconds',
    help: 'For how long the oldest of them has been due.',
    label: 'job',
    read: async (context) =>
      (await waitingJobs(context, context.clock.now())).map(({ name, since }) => ({
        of: name,
        value: secondsSince(context, since),
      })),
  },
  {
    name: 'skep_job_last_success_age_seconds',
    help: 'How long ago each job last ended well.',
    label: 'job',
    read: async (context) =>
      (await lastSuccesses(context)).map(({ name, ended_at }) => ({
        of: name,
        value: secondsSince(context, ended_at),
      })),
  },
];
