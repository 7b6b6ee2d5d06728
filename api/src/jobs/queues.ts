import type { QueueOptions } from 'pg-boss';
import type { MailId } from '../ids.ts';

/** What each kind of job is told. */
export interface JobPayloads {
  'send-mail': { mailId: MailId };
  'clean-up': Record<string, never>;
}

export type JobName = keyof JobPayloads;

const daySeconds = 24 * 60 * 60;

export const queueOptions: Record<JobName, QueueOptions & { notify: boolean }> = {
  // Eight tries with growing pauses span about four hours: longer than most mail servers are away.
  'send-mail': {
    notify: true,
    retryLimit: 8,
    retryDelay: 60,
    retryBackoff: true,
    deleteAfterSeconds: daySeconds,
  },
  'clean-up': { notify: false, retryLimit: 2, deleteAfterSeconds: daySeconds },
};

export const jobNames: readonly JobName[] = ['send-mail', 'clean-up'];
