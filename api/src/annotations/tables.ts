import type { Generated } from 'kysely';
import type { ChartNoteId, DeviceId, HiveId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    chart_notes: ChartNotesTable;
  }
}

interface ChartNotesTable {
  id: Generated<ChartNoteId>;
  /** Whose hive or device it is about. */
  user_id: UserId;
  /** Who wrote it; null when that account is gone. */
  author_id: UserId | null;
  /** At whose chart it was written. */
  device_id: DeviceId | null;
  /** What stood there at that moment: who sees the hive sees the note. */
  hive_id: HiveId | null;
  noted_at: Date;
  text: string;
  created_at: Date;
  updated_at: Date;
}
