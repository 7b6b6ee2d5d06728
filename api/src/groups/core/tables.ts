import type { GroupNewsKind, MemberState } from '@skep/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  GroupId,
  GroupLinkId,
  GroupMemberId,
  GroupNewsId,
  HiveId,
  UserId,
} from '#platform/context/ids.ts';
import type { GroupColumns } from './group-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    groups: GroupsTable;
    group_members: GroupMembersTable;
    group_hives: GroupHivesTable;
    group_links: GroupLinksTable;
    group_news: GroupNewsTable;
    group_bars: GroupBarsTable;
  }
}

interface GroupsTable extends GroupColumns {
  id: GeneratedAlways<GroupId>;
  rev: Generated<number>;
  created_at: Date;
}

interface GroupMembersTable {
  id: GeneratedAlways<GroupMemberId>;
  group_id: GroupId;
  /** Null: the address is invited, and nobody has an account with it yet. */
  user_id: UserId | null;
  /** Null for who made the group. */
  invited_email: string | null;
  /** What `invited_email` is found by. */
  email_spelling: string | null;
  is_creator: Generated<boolean>;
  is_admin: boolean;
  state: MemberState;
  invited_at: Date | null;
  invited_by: UserId | null;
  answered_at: Date | null;
  token_hash: string | null;
  /** Whether the group sees the exact place of their hives. */
  shows_place: Generated<boolean>;
  /** To themselves. */
  is_favourite: Generated<boolean>;
}

interface GroupHivesTable {
  group_id: GroupId;
  hive_id: HiveId;
  may_edit: boolean;
  ends_at: Date | null;
  shared_at: Date;
}

interface GroupLinksTable {
  id: GeneratedAlways<GroupLinkId>;
  group_id: GroupId;
  token: string;
  /** Null when that account is gone. */
  made_by: UserId | null;
  ends_at: Date;
  max_uses: number;
  use_count: Generated<number>;
}

/** People whom an admin has removed: no link lets them in again. */
interface GroupBarsTable {
  group_id: GroupId;
  user_id: UserId;
  barred_at: Date;
}

interface GroupNewsTable {
  id: GeneratedAlways<GroupNewsId>;
  /** Who is notified. */
  member_id: GroupMemberId;
  kind: GroupNewsKind;
  who: string;
  at: Date;
}
