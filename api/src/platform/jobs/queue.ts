import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/tables.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** Where services leave work for later. */
export interface JobQueue {
  /** Enqueues in the transaction that this queue belongs to, if any: no commit, no job. */
  send: <Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    options?: { startAfterSeconds?: number },
  ) => Promise<void>;
  /** The same queue within another database handle, as a transaction. */
  within: (db: Kysely<Database>) => JobQueue;
  /** The same queue for a request: what its jobs log names it. */
  by: (requestId: string) => JobQueue;
}
