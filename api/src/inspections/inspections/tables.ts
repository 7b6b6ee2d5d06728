import type { Generated } from 'kysely';
import type { ApiaryId, ChecklistId, HiveId, InspectionId, ItemId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    inspections: InspectionsTable;
    inspection_items: InspectionItemsTable;
  }
}

interface InspectionsTable {
  id: Generated<InspectionId>;
  user_id: UserId;
  hive_id: HiveId;
  /** Where the hive stood then. */
  apiary_id: ApiaryId;
  checklist_id: ChecklistId | null;
  /** Who wrote it; null when that account is gone. */
  author_id: UserId | null;
  client_id: string | null;
  inspected_at: Date;
  /** IANA name. */
  time_zone: string;
  /** `YYYY-MM-DD HH:MM:SS` on the clock of that zone. */
  inspected_local: string;
  /** The same for the reminder. */
  reminder_local: string | null;
  /** Grade 1 to 10. */
  impression: number | null;
  needs_attention: boolean | null;
  notes: string | null;
  /** What the weather and the bees were like. */
  conditions: string | null;
  /** What was done. */
  action: string | null;
  /** What to think of at the next visit. */
  next_notes: string | null;
  reminder: string | null;
  /** Noted by the service, of a move or of another build: nobody has looked into the hive. */
  is_event: Generated<boolean>;
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
