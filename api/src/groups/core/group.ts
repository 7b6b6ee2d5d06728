import type { GroupNewsKind, MemberState } from '@skep/domain';
import type {
  GroupId,
  GroupLinkId,
  GroupMemberId,
  GroupNewsId,
  HiveId,
  UserId,
} from '#platform/context/ids.ts';
import type { GroupFields } from './group-fields.ts';

export interface Group extends GroupFields {
  id: GroupId;
  rev: number;
  createdAt: Date;
  /** Who asks, an accepted member. */
  me: Member;
  /** Who made it first, then as they came. */
  members: readonly Member[];
  /** Those whose time is not over. */
  hives: readonly SharedHive[];
}

export interface Member {
  id: GroupMemberId;
  groupId: GroupId;
  /** Undefined: the address is invited, and nobody has an account with it yet. */
  userId: UserId | undefined;
  /** Known once they have accepted: before, nobody learns who has an address, or whether it has an account. */
  name: string | undefined;
  email: string;
  isCreator: boolean;
  isAdmin: boolean;
  state: MemberState;
  invitedAt: Date | undefined;
  /** When they accepted or declined. */
  answeredAt: Date | undefined;
  /** Whether the group sees the exact place of their hives. */
  showsPlace: boolean;
}

export interface SharedHive {
  hiveId: HiveId;
  groupId: GroupId;
  ownerId: UserId;
  mayEdit: boolean;
  /** Undefined: until its owner takes it back. */
  endsAt: Date | undefined;
}

/** What somebody may join, and by whom. */
export interface Offer {
  groupId: GroupId;
  groupName: string;
  description: string | undefined;
  color: string | undefined;
  /** Undefined when that account is gone. */
  inviterName: string | undefined;
  hiveCount: number;
  memberCount: number;
}

/** That a person is invited to join. */
export interface Invitation extends Offer {
  memberId: GroupMemberId;
  email: string;
  invitedAt: Date;
}

/** That whoever has the link may join. */
export interface LinkOffer extends Offer {
  linkId: GroupLinkId;
}

/** For everybody who gets to see it, as on the wall of a club evening: so many times, and until its day. */
export interface GroupLink {
  id: GroupLinkId;
  token: string;
  /** Undefined when that account is gone. */
  makerName: string | undefined;
  endsAt: Date;
  maxUses: number;
  useCount: number;
}

/** News for an admin, until they have seen it. */
export interface GroupNews {
  id: GroupNewsId;
  kind: GroupNewsKind;
  /** A name; the address of who has declined. */
  who: string;
  at: Date;
}
