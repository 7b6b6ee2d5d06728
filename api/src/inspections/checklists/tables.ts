import type { Generated } from 'kysely';
import type { ChecklistId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    checklists: ChecklistsTable;
  }
}

interface ChecklistsTable {
  id: Generated<ChecklistId>;
  user_id: UserId;
  type: string;
  name: string;
  description: string | null;
  /** Categories in the order of the checklist. */
  item_ids: number[];
  required_ids: Generated<number[]>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}
