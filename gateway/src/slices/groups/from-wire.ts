import type { AnswerOf } from '@skep/rest-client';
import type { Group, GroupHive, GroupInvitation, GroupMember, HiveGroup } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';
import type { GroupsInBrief } from './loaders.ts';

type WireMember = Omit<AnswerOf<'getGroup'>['users'][number], 'token'>;
export type WireGroup = Omit<AnswerOf<'getGroup'>, 'users'> & { users: WireMember[] };
type WireInvitation = AnswerOf<'getGroups'>['invitations'][number];

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
  return {
    groupId: String(invitation.id),
    groupName: invitation.name,
    description: invitation.description,
    color: invitation.color,
    invitedAt: isoFromWire(invitation.invited, 'UTC'),
    inviterName: invitation.invited_by,
    isMine: true,
    hiveCount: invitation.hivecount,
    memberCount: invitation.usercount,
  };
}

export function invitationFromWire({
  email,
  mine,
  ...invitation
}: AnswerOf<'getGroupInvitation'>): GroupInvitation {
  return { ...ownInvitationFromWire({ ...invitation, token: 'mine' }), email, isMine: mine };
}
