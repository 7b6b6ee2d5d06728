import type { AnswerOf } from '@skep/rest-client';
import type {
  Group,
  GroupHive,
  GroupInvitation,
  GroupLink,
  GroupMember,
  HiveGroup,
} from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';
import type { GroupsInBrief } from './loaders.ts';

type WireMember = Omit<AnswerOf<'getGroup'>['users'][number], 'token'>;
export type WireGroup = Omit<AnswerOf<'getGroup'>, 'users'> & { users: WireMember[] };
type WireInvitation = AnswerOf<'getGroups'>['invitations'][number];
type WireOffer = AnswerOf<'getGroupInvitation'>;

export function groupFromWire(group: WireGroup): Group {
  return {
    id: String(group.id),
    revision: group.rev,
    name: group.name,
    description: group.description,
    color: group.hex_color,
    isAdmin: group.admin,
    isCreator: group.creator,
    showsPlace: group.shows_place,
    members: group.users.map(memberFromWire),
    hives: group.hives.map((hive) => groupHiveFromWire(hive, group)),
    links: group.links.map(linkFromWire),
    news: group.news.map(({ id, kind, who, at }) => ({
      id: String(id),
      kind,
      who,
      at: isoFromWire(at, 'UTC'),
    })),
  };
}

function linkFromWire({ id, url, made_by, until, uses, used }: WireGroup['links'][number]): GroupLink {
  return {
    id: String(id),
    url,
    makerName: made_by,
    until: isoFromWire(until, 'UTC'),
    maxUses: uses,
    useCount: used,
  };
}

function memberFromWire(member: WireMember): GroupMember {
  const answered = member.accepted ?? member.declined;
  return {
    id: String(member.member_id),
    name: member.name,
    email: member.email,
    isAdmin: member.admin,
    isCreator: member.creator,
    isMe: member.me,
    state: stateOf(member),
    invitedAt: member.invited && isoFromWire(member.invited, 'UTC'),
    answeredAt: answered && isoFromWire(answered, 'UTC'),
  };
}

function stateOf({ accepted, declined }: WireMember): GroupMember['state'] {
  if (declined !== null) return 'declined';
  return accepted === null ? 'invited' : 'accepted';
}

function groupHiveFromWire(hive: WireGroup['hives'][number], { users }: WireGroup): GroupHive {
  return {
    hiveId: String(hive.id),
    name: hive.name,
    color: hive.color,
    layers: hive.layers.map(({ id, type, color, framecount }) => ({
      id: String(id),
      kind: type,
      color,
      // The wire has a frame count of 0 for what holds no frames.
      frameCount: framecount === 0 ? undefined : framecount,
    })),
    ownerName: users.find(({ id }) => id === hive.shared_by)?.name,
    isMine: hive.owner,
    right: hive.editable ? 'edit' : 'view',
    until: hive.shared_until && isoFromWire(hive.shared_until, 'UTC'),
  };
}

export function hiveGroupFromWire(group: GroupsInBrief['groups'][number]): HiveGroup {
  return {
    id: String(group.id),
    name: group.name,
    color: group.hex_color,
    isFavourite: group.favourite,
    memberCount: group.usercount,
  };
}

export function ownInvitationFromWire(invitation: WireInvitation): GroupInvitation {
  return { ...offerFromWire(invitation), invitedAt: isoFromWire(invitation.invited, 'UTC'), isMine: true };
}

export function invitationFromWire(shown: WireOffer): GroupInvitation {
  const { invited, email, mine } = shown;
  return { ...offerFromWire(shown), invitedAt: invited && isoFromWire(invited, 'UTC'), email, isMine: mine };
}

function offerFromWire(offer: WireInvitation | WireOffer) {
  return {
    groupId: String(offer.id),
    groupName: offer.name,
    description: offer.description,
    color: offer.color,
    inviterName: offer.invited_by,
    hiveCount: offer.hivecount,
    memberCount: offer.usercount,
  };
}
