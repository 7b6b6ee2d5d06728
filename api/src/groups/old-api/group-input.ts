import { groupLimits } from '@skep/domain';
import Type from 'typebox';
import type { GroupId, GroupMemberId, HiveId, UserId } from '#platform/context/ids.ts';
import { idSchema, MaybeText, nullable } from '#platform/http/schemas.ts';
import { changesOfOld, oldInputOf, oldNamesOf } from '#platform/resource/fields.ts';
import { groupFields } from '../core/group-fields.ts';
import type { GroupEdit, MemberEdit } from '../groups/service.ts';

const HiveIds = Type.Optional(Type.Array(idSchema<HiveId>(), { maxItems: groupLimits.sharedAtOnce }));

const MemberInput = Type.Object({
  id: Type.Optional(nullable(idSchema<UserId>())),
  member_id: Type.Optional(nullable(idSchema<GroupMemberId>())),
  email: MaybeText,
  admin: Type.Optional(nullable(Type.Boolean())),
  delete: Type.Optional(nullable(Type.Boolean({ description: 'True: removes the member from the group.' }))),
});

export const GroupInput = Type.Object({
  ...oldInputOf(groupFields),
  // An edit may leave it out, and null is no name.
  name: MaybeText,
  hives_selected: HiveIds,
  hives_editable: HiveIds,
  users: Type.Optional(
    Type.Array(MemberInput, {
      maxItems: groupLimits.members,
      description: 'Members that are not listed do not change.',
    }),
  ),
});

/** How the wire calls the parts of a group. */
export const groupNames = {
  ...oldNamesOf(groupFields),
  hives_selected: 'hiveIds',
  hives_editable: 'editableHiveIds',
  users: 'members',
  'users.*.admin': 'members.*.isAdmin',
} as const;

/** @param sent with the revision of If-Match */
export function groupEditOf(sent: Type.Static<typeof GroupInput>, revision?: number): GroupEdit {
  const { hives_selected, hives_editable, users = [] } = sent;
  return {
    fields: changesOfOld(groupFields, sent),
    members: users.map(memberEditOf),
    hives:
      hives_selected === undefined ? undefined : { selected: hives_selected, editable: hives_editable ?? [] },
    revision,
  };
}

function memberEditOf(sent: Type.Static<typeof MemberInput>): MemberEdit {
  return {
    memberId: sent.member_id ?? undefined,
    userId: sent.id ?? undefined,
    email: sent.email ?? undefined,
    isAdmin: sent.admin ?? undefined,
    isRemoved: sent.delete ?? false,
  };
}

export const CheckTokenInput = Type.Object({
  group_id: idSchema<GroupId>(),
  token: Type.String({ maxLength: 100 }),
  decline: Type.Optional(nullable(Type.Boolean())),
});
