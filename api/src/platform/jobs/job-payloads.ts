import type { MailId } from '#platform/context/ids.ts';

/** What each kind of job is told. Domains add theirs, beside what is done for them. */
export interface JobPayloads {
  'send-mail': { mailId: MailId };
  'clean-up': NoData;
  'purge-deleted': NoData;
}

export type NoData = Record<string, never>;

export type JobName = keyof JobPayloads;
