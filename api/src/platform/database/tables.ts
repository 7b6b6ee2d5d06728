import type { HttpTables } from '#platform/http/tables.ts';
import type { JobTables } from '#platform/jobs/tables.ts';
import type { MailTables } from '#platform/mail/tables.ts';
import type { LimitTables } from '#platform/rate-limits/tables.ts';

interface VersionTables {
  /** Triggers write its other columns, and revisions.ts reads them as JSON. */
  earlier_versions: { replaced_at: Date };
}

/** Every table. The rooms of the domains add theirs, each in its `tables.ts`. */
export interface Database extends HttpTables, JobTables, LimitTables, MailTables, VersionTables {}
