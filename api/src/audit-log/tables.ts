import type { AuditEntry } from '@skep/domain';
import type { GeneratedAlways } from 'kysely';
import type { HiveId, HiveLogId, InspectionId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    hive_log: HiveLogTable;
  }
}

interface HiveLogTable {
  id: GeneratedAlways<HiveLogId>;
  hive_id: HiveId;
  /** Null: that account is gone. */
  author_id: UserId | null;
  what: AuditEntry;
  /** Null where it is about none, or from before they were stored. */
  inspection_id: InspectionId | null;
  at: Date;
}
