import type { JobName } from './job.ts';

export interface JobTables {
  job_runs: JobRunsTable;
}

/** When each kind of job last ended well, and when it has failed since. */
interface JobRunsTable {
  name: JobName;
  ended_at: Date | null;
  failed_at: Date | null;
}
