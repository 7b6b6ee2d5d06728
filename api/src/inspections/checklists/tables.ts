import type { Generated, GeneratedAlways } from 'kysely';
import type { ChecklistId, GroupId, GroupMemberId, UserId } from '#platform/context/ids.ts';
import type { ChecklistColumns, OwnItemColumns } from './checklist-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    checklists: ChecklistsTable;
    checklist_readers: ChecklistReadersView;
    checklist_shares: ChecklistSharesTable;
    own_items: OwnItemsTable;
    own_item_choices: OwnItemChoicesTable;
  }
}

/** Who is shown checklists of others: what domains that share them say of it is a view of their own rows. */
interface ChecklistReadersView {
  checklist_id: ChecklistId;
  user_id: UserId;
  /** Name of the research that brings it. */
  research: string | null;
  /** Group in which it is shared. */
  group_id: GroupId | null;
}

interface ChecklistsTable extends ChecklistColumns {
  id: Generated<ChecklistId>;
  rev: Generated<number>;
  user_id: UserId;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** A checklist that its owner shares as this member of a group. */
interface ChecklistSharesTable {
  checklist_id: ChecklistId;
  member_id: GroupMemberId;
}

interface OwnItemsTable extends OwnItemColumns {
  id: GeneratedAlways<number>;
  /** Null: that account is gone, and an inspection of somebody else's hive still answers it. */
  user_id: UserId | null;
  created_at: Date;
  /** In no checklist from then on; its answers keep it. */
  removed_at: Date | null;
}

/** What an item of one's own can be answered with, in its maker's words. */
interface OwnItemChoicesTable {
  id: GeneratedAlways<number>;
  item_id: number;
  name: string;
  /** Null: offered no longer; answers that have it keep it. */
  place: number | null;
}
