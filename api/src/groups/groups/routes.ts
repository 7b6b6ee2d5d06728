import { groupLimits, groupNewsKinds, layerKinds, memberStates, shareRights } from '@skep/domain';
import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type {
  GroupId,
  GroupLinkId,
  GroupMemberId,
  GroupNewsId,
  HiveId,
  LayerId,
} from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, revision, sentId, sentIds, sentMoment } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import type { Group, GroupLink, Member, SharedHive } from '../core/group.ts';
import { groupFields } from '../core/group-fields.ts';
import { leaveGroup } from '../members/departure.ts';
import { invitationPath } from '../members/service.ts';
import {
  createGroup,
  editGroup,
  endGroup,
  groupsAndInvitations,
  type ShownGroup,
  showGroup,
  shown,
} from './service.ts';
import type { Share } from './sharing.ts';

const MemberAnswer = v.object({
  id: v.pipe(idJson<GroupMemberId>('membership'), v.description('Of the membership, not of the person.')),
  name: v.pipe(v.string(), v.description('Email address of a person who has not accepted.')),
  email: v.pipe(v.optional(v.string()), v.description('Only for admins and the person.')),
  isAdmin: v.boolean(),
  isCreator: v.boolean(),
  isMe: v.boolean(),
  state: v.picklist(memberStates),
  invitedAt: v.pipe(v.optional(v.date()), v.description('Absent once they have accepted.')),
  answeredAt: v.optional(v.date()),
});

const SharedHiveAnswer = v.object({
  hiveId: idJson<HiveId>('hive'),
  name: v.string(),
  color: v.optional(v.string()),
  layers: v.array(
    v.object({
      id: idJson<LayerId>('layer'),
      kind: v.picklist(layerKinds),
      color: v.optional(v.string()),
      frameCount: v.optional(v.number()),
    }),
  ),
  ownerName: v.optional(v.string()),
  isMine: v.boolean(),
  right: v.picklist(shareRights),
  until: v.pipe(v.optional(v.date()), v.description('Absent: until its owner takes it back.')),
});

const LinkAnswer = v.object({
  id: idJson<GroupLinkId>('link'),
  url: v.pipe(v.string(), v.description('Address at which people join.')),
  makerName: v.pipe(v.optional(v.string()), v.description('Absent when that account was deleted.')),
  until: v.date(),
  maxUses: v.pipe(v.number(), v.description('Maximum number of people who may join with it.')),
  useCount: v.number(),
});

const NewsAnswer = v.object({
  id: idJson<GroupNewsId>('news'),
  kind: v.picklist(groupNewsKinds),
  who: v.pipe(v.string(), v.description('Name, or the email address of a person who declined.')),
  at: v.date(),
});

export const GroupAnswer = v.object({
  id: idJson<GroupId>('group'),
  revision,
  ...answerOf(groupFields),
  isAdmin: v.boolean(),
  isCreator: v.boolean(),
  showsPlace: v.pipe(
    v.boolean(),
    v.description("Whether the group sees the exact place of the person's own hives."),
  ),
  members: v.pipe(
    v.array(MemberAnswer),
    v.description('People who are not admins see accepted members only.'),
  ),
  hives: v.array(SharedHiveAnswer),
  links: v.pipe(v.array(LinkAnswer), v.description('Valid invite links; only for admins.')),
  news: v.pipe(v.array(NewsAnswer), v.description('What the admin has not seen, newest first.')),
});

/** A group as this member is sent it. */
export async function groupJson(context: SignedInContext, group: Group) {
  return shownGroupJson(context, await shown(context, group));
}

function shownGroupJson(
  { addresses }: Pick<SignedInContext, 'addresses'>,
  { group, hives, links, news }: ShownGroup,
) {
  const { rev, me, members, ...fields } = group;
  return {
    ...fields,
    ...{ revision: rev, isAdmin: me.isAdmin, isCreator: me.isCreator, showsPlace: me.showsPlace },
    members: members
      .filter(({ state }) => me.isAdmin || state === 'accepted')
      .map((member) => memberJson(member, me)),
    hives: group.hives.flatMap((shared) => sharedHiveJson(shared, members, hives)),
    links: (links.get(group.id) ?? []).map((link) => linkJson(link, group, addresses.webApp)),
    news: [...(news.get(group.id) ?? [])],
  };
}

function memberJson({ name, email, invitedAt, ...member }: Member, me: Member) {
  const isMe = member.id === me.id;
  return {
    ...member,
    name: name ?? email,
    email: me.isAdmin || isMe ? email : undefined,
    isMe,
    invitedAt: member.state === 'accepted' ? undefined : invitedAt,
  };
}

function sharedHiveJson(
  { hiveId, ownerId, mayEdit, endsAt }: SharedHive,
  members: readonly Member[],
  hives: ShownGroup['hives'],
) {
  const hive = hives.get(hiveId);
  if (hive === undefined) return [];
  const owner = members.find(({ userId, state }) => userId === ownerId && state === 'accepted');
  const { name, color, layers } = hive;
  return [
    {
      ...{ hiveId, name, color, layers: [...layers] },
      ownerName: owner && (owner.name ?? owner.email),
      isMine: hive.access === 'owner',
      right: mayEdit ? ('edit' as const) : ('view' as const),
      until: endsAt,
    },
  ];
}

const linkJson = ({ endsAt, token, ...link }: GroupLink, { id }: Pick<Group, 'id'>, webApp: string) => ({
  ...link,
  url: `${webApp}${invitationPath(id, token)}`,
  until: endsAt,
});

export const groupId = { params: v.object({ id: sentId<GroupId>('group') }) };
const GroupBody = v.object(bodyOf(groupFields));

export const sentShares = v.pipe(
  v.array(
    v.object({
      hiveId: sentId<HiveId>('hive'),
      right: v.picklist(shareRights, 'unknown_choice'),
      until: v.pipe(v.optional(sentMoment), v.description('null: no end; absent: no change.')),
    }),
  ),
  v.maxLength(groupLimits.sharedAtOnce, 'too_many'),
);

/** What null takes away is gone from then on, and a field that is missing stays as it is. */
export function sharesSent(sent: v.InferOutput<typeof sentShares>): Share[] {
  return sent.map(({ hiveId, right, ...share }) => ({
    ...{ hiveId, right },
    until: 'until' in share ? (share.until ?? null) : undefined,
  }));
}

// Not called `hives`: whoever sends back what they read would share the hives of others.
const EditBody = v.object({
  ...v.partial(GroupBody).entries,
  shares: v.pipe(v.optional(sentShares), v.description('Own hives; hives that are not named do not change.')),
});

export const groupRoutes = inOneScope([
  action(
    'GET',
    '/groups',
    {
      id: 'listGroups',
      summary: 'Groups that the person has joined, by name',
      query: v.object({ ids: v.optional(sentIds<GroupId>()) }),
      answer: v.array(GroupAnswer),
    },
    async (context, { query }) => {
      const { groups, ...parts } = await groupsAndInvitations(context, query.ids);
      return groups.map((group) => shownGroupJson(context, { group, ...parts }));
    },
  ),
  action(
    'GET',
    '/groups/:id',
    { id: 'readGroup', summary: 'One group', ...groupId, answer: GroupAnswer },
    async (context, { params }) => shownGroupJson(context, await showGroup(context, params.id)),
  ),
  action(
    'POST',
    '/groups',
    { id: 'addGroup', summary: 'Creates a group', body: GroupBody, answer: GroupAnswer },
    async (context, { body: fields }) => {
      const edit = { fields, members: [], hives: undefined, revision: undefined };
      return groupJson(context, (await createGroup(context, edit)).group);
    },
  ),
  action(
    'PATCH',
    '/groups/:id',
    {
      id: 'changeGroup',
      summary: 'Edits a group; fields that are not sent do not change',
      ...groupId,
      body: EditBody,
      answer: GroupAnswer,
    },
    async (context, { params, body: { shares, ...fields }, revision: wanted, answerWith }) => {
      const edit = {
        fields,
        members: [],
        hives: undefined,
        shares: shares && sharesSent(shares),
        revision: wanted,
      };
      const { group } = await editGroup(context, params.id, edit, (held) =>
        answerWith(shownGroupJson(context, held)),
      );
      return groupJson(context, group);
    },
  ),
  action(
    'DELETE',
    '/groups/:id',
    {
      id: 'removeGroup',
      summary: 'Deletes a group; only for its creator. Its hives are no longer shared',
      ...groupId,
    },
    async (context, { params }) => {
      await endGroup(context, params.id);
    },
  ),
  action(
    'POST',
    '/groups/:id/leave',
    { id: 'leaveJoinedGroup', summary: 'Leaves a group; own hives are no longer shared with it', ...groupId },
    (context, { params }) => leaveGroup(context, params.id),
  ),
]);
