import type { MailId } from '#platform/context/ids.ts';

/** The payload of each kind of job. Domains add theirs, next to the code that runs them. */
export interface JobPayloads {
  'send-mail': { mailId: MailId };
  'clean-up': NoData;
  'purge-deleted': NoData;
}

export type NoData = Record<string, never>;

export type JobName = keyof JobPayloads;
