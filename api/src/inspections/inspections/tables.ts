import type { InspectionReadings } from '@skep/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { ApiaryId, HiveId, InspectionId, ItemId, UserId } from '#platform/context/ids.ts';
import type { InspectionColumns } from './inspection-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    inspections: InspectionsTable;
    inspection_items: InspectionItemsTable;
  }
}

interface InspectionsTable extends InspectionColumns {
  id: Generated<InspectionId>;
  user_id: UserId;
  hive_id: HiveId;
  /** Where the hive stood then. */
  apiary_id: ApiaryId;
  /** Who wrote it; null when that account is gone. */
  author_id: UserId | null;
  client_id: string | null;
  inspected_at: Date;
  /** Noted by the service, of a move or of another build: nobody has looked into the hive. */
  is_event: Generated<boolean>;
  /** Weather and weight at that time, where the person wanted them. */
  readings: JSONColumnType<InspectionReadings> | null;
  reminder_done_at: Date | null;
  /** When its author got an email that it is due. */
  reminder_mailed_at: Date | null;
  rev: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

interface InspectionItemsTable {
  id: Generated<ItemId>;
  inspection_id: InspectionId;
  category_id: number;
  value: string;
}
