import type { GroupId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    visible_changes: VisibleChangesTable;
  }
}

/** Written by triggers only. */
interface VisibleChangesTable {
  /** To whom a change is visible; null where it is to a group. */
  user_id: UserId | null;
  group_id: GroupId | null;
  part: string;
  /** Random, so that no other changes ever have the same sum. */
  amount: string;
}
