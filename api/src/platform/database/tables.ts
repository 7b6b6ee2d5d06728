import type { HttpTables } from '#platform/http/tables.ts';
import type { JobTables } from '#platform/jobs/tables.ts';
import type { MailTables } from '#platform/mail/tables.ts';
import type { LimitTables } from '#platform/rate-limits/tables.ts';

/** Every table. The rooms of the domains add theirs, each in its `tables.ts`. */
export interface Database extends HttpTables, JobTables, LimitTables, MailTables {}
