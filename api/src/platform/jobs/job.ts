import type { QueueOptions } from 'pg-boss';
import type { Context } from '#platform/context/context.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** A kind of job. */
export type Job<Names extends JobName = JobName> = {
  [Name in Names]: {
    name: Name;
    /** A job may run more than once: it must do no harm then. */
    run: (context: Context, payload: JobPayloads[Name]) => Promise<void>;
    /** `short`: at most one waits, and who asks for another has it done by that one. */
    queue: QueueOptions & { notify: boolean; policy?: 'short' };
    /** When it is done by itself, in the words of cron; undefined: when it is sent. */
    schedule?: string;
    /** Done by itself also when a worker starts: a new database would wait for the schedule. */
    isDoneAtStart?: boolean;
  };
}[Names];

const daySeconds = 24 * 60 * 60;

/** Queues as most kinds of jobs need them. Finished jobs are stored for a day, for inspection. */
export const queues = {
  /** Somebody waits for it: begun as soon as it is sent. */
  awaited: { notify: true, deleteAfterSeconds: daySeconds },
  /** Done by its schedule. */
  scheduled: { notify: false, deleteAfterSeconds: daySeconds },
  /** Scheduled each minute: the next one is the retry. */
  eachMinute: { notify: false, retryLimit: 0, deleteAfterSeconds: 60 * 60 },
} as const satisfies Record<string, Job['queue']>;
