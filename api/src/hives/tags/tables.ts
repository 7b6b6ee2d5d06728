import type { HiveTagAction } from '@skep/domain';
import type { HiveId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    hive_tags: HiveTagsTable;
    hive_tag_codes: HiveTagCodesTable;
  }
}

interface HiveTagsTable {
  user_id: UserId;
  /** Two digits. */
  tag: string;
  action: HiveTagAction;
  hive_id: HiveId;
  created_at: Date;
  updated_at: Date;
}

interface HiveTagCodesTable {
  user_id: UserId;
  tag: string;
  /** What its QR code leads to; nobody can guess it. */
  code: string;
  created_at: Date;
}
