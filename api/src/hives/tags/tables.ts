import type { UserId } from '#platform/context/ids.ts';
import type { HiveTagColumns } from './hive-tag-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    hive_tags: HiveTagsTable;
    hive_tag_codes: HiveTagCodesTable;
  }
}

interface HiveTagsTable extends HiveTagColumns {
  user_id: UserId;
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
