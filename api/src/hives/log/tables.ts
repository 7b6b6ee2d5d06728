import type { LoggedDeed } from '@skep/domain';
import type { GeneratedAlways } from 'kysely';
import type { HiveId, HiveLogId, UserId } from '#platform/context/ids.ts';

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
  what: LoggedDeed;
  at: Date;
}
