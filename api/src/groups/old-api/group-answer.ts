import { groupNewsKinds } from '@skep/domain';
import Type from 'typebox';
import { HiveBody, hiveToWire } from '#hives/old-api/hive-answer.ts';
import type { PublicAddresses } from '#platform/context/context.ts';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { oldAnswerOf, oldAnswerSchemas } from '#platform/resource/fields.ts';
import type { Group, GroupLink, Invitation, Member, Offer, SharedHive } from '../core/group.ts';
import { groupFields } from '../core/group-fields.ts';
import { groupText } from '../core/texts.ts';
import type { OwnGroups, SavedGroup, ShownGroup } from '../groups/service.ts';
import { invitationPath, ownInvitation } from '../members/service.ts';

const MaybeText = nullable(Type.String());
const MaybeTime = nullable(WireTime);

const MemberBody = Type.Object({
  id: nullable(Type.Integer({ description: 'Id of the account, after acceptance.' })),
  member_id: Type.Integer({ description: 'Id of the membership.' }),
  name: Type.String({ description: 'Email address of a person who has not accepted.' }),
  avatar: Type.String({ description: 'URL of a picture.' }),
  email: nullable(Type.String({ description: 'Only for admins and the person.' })),
  admin: Type.Boolean(),
  creator: Type.Boolean(),
  me: Type.Boolean({ description: 'Whether it is the signed-in person.' }),
  invited: MaybeTime,
  accepted: MaybeTime,
  declined: MaybeTime,
  token: Type.Null({ description: 'Always null: only the invited person gets the token of an invitation.' }),
});

const GroupHiveBody = Type.Object({
  ...HiveBody.properties,
  shared_by: Type.Integer({ description: 'Account of its owner.' }),
  editable: Type.Boolean({ description: 'Whether the group may edit it.' }),
  shared_until: nullable(WireTime),
});

const GroupLinkBody = Type.Object({
  id: Type.Integer(),
  url: Type.String({ description: 'Address at which people join.' }),
  made_by: nullable(Type.String({ description: 'Name; null if the account was deleted.' })),
  until: WireTime,
  uses: Type.Integer({ description: 'Maximum number of people who may join with it.' }),
  used: Type.Integer({ description: 'Number of people who joined with it.' }),
});

const GroupNewsBody = Type.Object({
  id: Type.Integer(),
  kind: oneOf(groupNewsKinds),
  who: Type.String({ description: 'Name, or the email address of a person who declined.' }),
  at: WireTime,
});

export const GroupBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  ...oldAnswerSchemas(groupFields),
  created_at: WireTime,
  admin: Type.Boolean({ description: 'Whether this person is an admin.' }),
  creator: Type.Boolean({ description: 'Whether this person created it.' }),
  shows_place: Type.Boolean({
    description: "Whether the group sees the exact place of this person's hives.",
  }),
  users: Type.Array(MemberBody, { description: 'People who are not admins see accepted members only.' }),
  hives: Type.Array(GroupHiveBody),
  links: Type.Array(GroupLinkBody, { description: 'Valid invite links; only for admins.' }),
  news: Type.Array(GroupNewsBody, { description: 'Updates that the admin has not seen, newest first.' }),
});

const OfferBody = Type.Object({
  id: Type.Integer({ description: 'Id of the group.' }),
  name: Type.String(),
  description: MaybeText,
  color: MaybeText,
  invited_by: nullable(Type.String({ description: 'Name; null if the account was deleted.' })),
  hivecount: Type.Integer(),
  usercount: Type.Integer(),
});

const InvitationBody = Type.Object({
  ...OfferBody.properties,
  invited: WireTime,
  token: Type.Literal(ownInvitation, {
    description: 'Token for groups/checktoken; only for the signed-in person.',
  }),
});

export const GroupsBody = Type.Object({
  invitations: Type.Array(InvitationBody),
  groups: Type.Array(GroupBody),
  message: MaybeText,
  error: MaybeText,
  group_id: Type.Optional(Type.Integer({ description: 'Id of the created or changed group.' })),
});

const checkTokenMessages = ['group_activated', 'group_declined'] as const;

export const CheckTokenBody = Type.Object({
  message: Type.Optional(oneOf(checkTokenMessages)),
  errors: Type.Optional(
    Type.Object(
      { token: Type.Array(Type.String()) },
      { description: 'Error text with status 200, for old clients.' },
    ),
  ),
});

export function groupsToWire(
  { groups, invitations, ...parts }: OwnGroups,
  addresses: PublicAddresses,
): Type.Static<typeof GroupsBody> {
  return {
    invitations: invitations.map(ownInvitationToWire),
    groups: groups.map((group) => groupToWire({ group, ...parts }, addresses)),
    message: null,
    error: null,
  };
}

/** Word for word as the old apps show it. */
export function savedMessage(
  language: string,
  kind: 'created' | 'updated',
  { group, invited }: SavedGroup,
): string {
  if (invited.length > 0) return groupText(language, 'message.invited', { emails: invited.join(', ') });
  return groupText(language, `message.${kind}`, { group: group.name });
}

export function groupToWire(
  { group, hives, links, news }: ShownGroup,
  addresses: PublicAddresses,
): Type.Static<typeof GroupBody> {
  const { me } = group;
  const members = group.members.filter(({ state }) => me.isAdmin || state === 'accepted');
  return {
    id: group.id,
    rev: group.rev,
    ...oldAnswerOf(groupFields, group),
    created_at: wireTime(group.createdAt),
    admin: me.isAdmin,
    creator: me.isCreator,
    shows_place: me.showsPlace,
    users: members.map((member) => memberToWire(member, me, `${addresses.api}/avatar.svg`)),
    hives: group.hives.flatMap((shared) => groupHiveToWire(shared, hives)),
    links: (links.get(group.id) ?? []).map((link) => linkToWire(link, group, addresses)),
    news: (news.get(group.id) ?? []).map(({ id, kind, who, at }) => ({ id, kind, who, at: wireTime(at) })),
  };
}

function linkToWire(
  { id, token, makerName, endsAt, maxUses, useCount }: GroupLink,
  group: Pick<Group, 'id'>,
  { webApp }: PublicAddresses,
) {
  return {
    id,
    url: `${webApp}${invitationPath(group.id, token)}`,
    made_by: makerName ?? null,
    until: wireTime(endsAt),
    uses: maxUses,
    used: useCount,
  };
}

function memberToWire(member: Member, me: Member, avatar: string): Type.Static<typeof MemberBody> {
  const { state, answeredAt } = member;
  const hasAccepted = state === 'accepted';
  const answered = answeredAt === undefined ? null : wireTime(answeredAt);
  return {
    id: hasAccepted ? (member.userId ?? null) : null,
    member_id: member.id,
    name: member.name ?? member.email,
    avatar,
    email: me.isAdmin || member.id === me.id ? member.email : null,
    admin: member.isAdmin,
    creator: member.isCreator,
    me: member.id === me.id,
    invited: member.invitedAt === undefined || hasAccepted ? null : wireTime(member.invitedAt),
    accepted: hasAccepted ? answered : null,
    declined: state === 'declined' ? answered : null,
    token: null,
  };
}

function groupHiveToWire({ hiveId, ownerId, mayEdit, endsAt }: SharedHive, hives: ShownGroup['hives']) {
  const hive = hives.get(hiveId);
  if (hive === undefined) return [];
  const shared_until = endsAt === undefined ? null : wireTime(endsAt);
  return [{ ...hiveToWire(hive), shared_by: ownerId, editable: mayEdit, shared_until }];
}

function offerToWire(offer: Offer) {
  return {
    id: offer.groupId,
    name: offer.groupName,
    description: offer.description ?? null,
    color: offer.color ?? null,
    invited_by: offer.inviterName ?? null,
    hivecount: offer.hiveCount,
    usercount: offer.memberCount,
  };
}

function ownInvitationToWire(invitation: Invitation): Type.Static<typeof InvitationBody> {
  return { ...offerToWire(invitation), invited: wireTime(invitation.invitedAt), token: ownInvitation };
}
