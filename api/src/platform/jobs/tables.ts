import type { JobName } from './job-payloads.ts';

export interface JobTables {
  job_runs: JobRunsTable;
  leases: LeasesTable;
}

/** What one process does for all of them, and until when it has said so. */
interface LeasesTable {
  name: string;
  holder: string;
  until: Date;
}

/** A job, or a part of one that succeeds or fails by itself. */
export type SavedRun = JobName | `${'clean-up' | 'purge-deleted'}/${string}`;

/** When each kind of job last ended well, and when it has failed since. */
interface JobRunsTable {
  name: SavedRun;
  ended_at: Date | null;
  failed_at: Date | null;
}
