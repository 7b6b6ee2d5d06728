import { groupLimits, instantOfSentTime } from '@skep/domain';
import Type from 'typebox';
import type { GroupId, GroupMemberId, HiveId, UserId } from '#platform/context/ids.ts';
import { idSchema, MaybeText, nullable, text } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { GroupEdit, MemberEdit } from './service.ts';
import type { Share } from './sharing.ts';
import { ShareRightWord } from './wire.ts';

const HiveIds = Type.Optional(Type.Array(idSchema<HiveId>(), { maxItems: groupLimits.sharedAtOnce }));

const MemberInput = Type.Object({
  id: Type.Optional(nullable(idSchema<UserId>())),
  member_id: Type.Optional(nullable(idSchema<GroupMemberId>())),
  email: MaybeText,
  admin: Type.Optional(nullable(Type.Boolean())),
  delete: Type.Optional(nullable(Type.Boolean({ description: 'True: removes the member from the group.' }))),
});

export const GroupInput = Type.Object({
  name: MaybeText,
  description: MaybeText,
  hex_color: MaybeText,
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
  hex_color: 'color',
  hives_selected: 'hiveIds',
  hives_editable: 'editableHiveIds',
  users: 'members',
  'users.*.admin': 'members.*.isAdmin',
} as const;

/** @param sent with the revision of If-Match */
export function groupEditOf(sent: Type.Static<typeof GroupInput>, revision?: number): GroupEdit {
  const { name, description, hex_color: color, hives_selected, hives_editable, users = [] } = sent;
  return {
    fields: {
      ...(name === undefined ? {} : { name: name ?? '' }),
      ...(description === undefined ? {} : { description: description ?? '' }),
      ...(color === undefined ? {} : { color: color ?? '' }),
    },
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

export const InvitationsInput = Type.Object({
  emails: Type.Array(text(), { maxItems: groupLimits.invitedAtOnce }),
  admin: Type.Optional(Type.Boolean()),
});

export const ShareInput = Type.Object({
  hives: Type.Array(
    Type.Object({
      hive_id: idSchema<HiveId>(),
      right: ShareRightWord,
      until: Type.Optional(
        nullable(text({ description: 'YYYY-MM-DD HH:MM:SS, UTC; null: no end; absent: no change.' })),
      ),
    }),
    { maxItems: groupLimits.sharedAtOnce },
  ),
});

export const shareNames = { 'hives.*.until': 'hives.*.endsAt' } as const;

/** @throws AppError invalid_input */
export function sharesOf({ hives }: Type.Static<typeof ShareInput>): Share[] {
  return hives.map(({ hive_id: hiveId, right, until }, index) => ({
    hiveId,
    right,
    endsAt: until == null ? until : timeOf(until, `hives.${index}.endsAt`),
  }));
}

function timeOf(sent: string, path: string): Date {
  const time = instantOfSentTime(sent, 'UTC');
  if (time === undefined) throw fieldProblem(path, 'not_a_date');
  return time;
}

export const CheckTokenInput = Type.Object({
  group_id: idSchema<GroupId>(),
  token: Type.String({ maxLength: 100 }),
  decline: Type.Optional(nullable(Type.Boolean())),
});

export const AnswerInput = Type.Object({
  decline: Type.Boolean(),
  token: Type.Optional(nullable(Type.String({ maxLength: 100, description: 'Token of an invite link.' }))),
});

export const GroupLinkInput = Type.Object({
  uses: Type.Integer({ description: 'Maximum number of people who may join with it.' }),
  until: text({ description: 'YYYY-MM-DD HH:MM:SS, UTC.' }),
});

export const groupLinkNames = { uses: 'maxUses' } as const;

/** @throws AppError invalid_input */
export function groupLinkOf({ uses, until }: Type.Static<typeof GroupLinkInput>) {
  return { maxUses: uses, until: timeOf(until, 'until') };
}
