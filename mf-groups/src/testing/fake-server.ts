import type { FakeAnswer } from '@skep/remote-kit/testing';
import { EditGroupQuery } from '../edit-group/EditGroupScreen.graphql.ts';
import {
  DeleteGroupMutation,
  DismissNewsMutation,
  InviteAgainMutation,
  InviteToGroupMutation,
  LeaveGroupMutation,
  MakeLinkMutation,
  RemoveMemberMutation,
  SetGroupAdminMutation,
  ShareHivesMutation,
  ShowPlaceMutation,
  UpdateGroupMutation,
  WithdrawLinkMutation,
} from '../edit-group/group-mutations.graphql.ts';
import type { HiveShareInput } from '../generated/graphql.ts';
import { AnswerInvitationMutation, JoinedGroupQuery } from '../invitation/AnswerButtons.graphql.ts';
import { InvitationQuery } from '../invitation/InvitationScreen.graphql.ts';
import { GroupsQuery } from '../list/GroupsScreen.graphql.ts';
import { CreateGroupMutation } from '../new-group/NewGroupScreen.graphql.ts';
import { answering } from './gateway.ts';
import { aGroup, aHiveOf, aLink, aMember, anApiary, type TestGroup, type TestInvitation } from './groups.ts';

export interface FakeGroups {
  groups?: TestGroup[];
  invitations?: TestInvitation[];
  /** How many own hives, in two apiaries. Default: 3. */
  hiveCount?: number;
}

const done = { __typename: 'Done', done: true };

/** Answers of a gateway that remembers mutations. */
export function fakeServer({
  groups = [aGroup()],
  invitations = [],
  hiveCount = 3,
}: FakeGroups = {}): FakeAnswer[] {
  const stored = [...groups];
  const waiting = [...invitations];
  const own = Array.from({ length: hiveCount }, (_, index) => aHiveOf(index + 1));
  const half = Math.ceil(hiveCount / 2);
  const apiaries = [anApiary('1', 'Heather', own.slice(0, half)), anApiary('2', 'Orchard', own.slice(half))];
  /** Keeps another version of a group. */
  const change = (id: string, of: (group: TestGroup) => Partial<TestGroup>) => {
    const index = stored.findIndex((group) => group.id === id);
    const group = { ...aGroup(), ...stored[index], ...of(stored[index] ?? aGroup()) };
    stored[index] = group;
    return group;
  };
  const changeMember = (groupId: string, memberId: string, of: (held: object) => object | undefined) =>
    change(groupId, ({ members }) => ({
      members: members.flatMap((member) =>
        member.id === memberId ? ({ ...member, ...of(member) } as typeof member) : member,
      ),
    }));
  return [
    answering(GroupsQuery, () => ({ groups: stored, groupInvitations: waiting })),
    answering(InvitationQuery, ({ token }) => ({
      groupInvitation: token === 'gone' ? null : (waiting[0] ?? null),
    })),
    answering(EditGroupQuery, ({ id }) => ({
      group: stored.find((group) => group.id === id) ?? null,
      apiaries: apiaries.filter(({ hives }) => hives.length > 0),
    })),
    answering(CreateGroupMutation, ({ input }) => {
      const made = aGroup({ id: String(stored.length + 1), name: input.name, hives: [] });
      stored.push(made);
      return { createGroup: made };
    }),
    answering(UpdateGroupMutation, ({ id, revision, input, shares }) => {
      const current = stored.find((group) => group.id === id);
      return {
        updateGroup:
          current && current.revision !== revision
            ? { __typename: 'GroupConflict', current }
            : change(id, (group) => ({
                name: input.name,
                revision: revision + 1,
                hives: sharedIn(group, shares ?? []),
              })),
      };
    }),
    answering(DeleteGroupMutation, () => ({ deleteGroup: done })),
    answering(LeaveGroupMutation, () => ({ leaveGroup: done })),
    answering(JoinedGroupQuery, ({ id }) => ({ group: stored.find((group) => group.id === id) ?? null })),
    answering(AnswerInvitationMutation, () => ({ answerGroupInvitation: done })),
    answering(InviteToGroupMutation, ({ id, input }) => ({
      inviteToGroup: change(id, ({ members }) => ({
        members: [
          ...members,
          ...[input.emails].flat().map((email, index) =>
            aMember({
              id: `new ${index}`,
              name: email,
              email,
              state: 'INVITED',
              invitedAt: '2026-06-03T10:00:00Z',
            }),
          ),
        ],
      })),
    })),
    answering(InviteAgainMutation, ({ groupId, memberId }) => ({
      inviteToGroupAgain: changeMember(groupId, memberId, () => ({ state: 'INVITED' })),
    })),
    answering(SetGroupAdminMutation, ({ groupId, memberId, isAdmin }) => ({
      setGroupAdmin: changeMember(groupId, memberId, () => ({ isAdmin })),
    })),
    answering(RemoveMemberMutation, ({ groupId, memberId }) => ({
      removeGroupMember: change(groupId, ({ members }) => ({
        members: members.filter(({ id }) => id !== memberId),
      })),
    })),
    answering(ShowPlaceMutation, ({ id, isShown: showsPlace }) => ({
      showPlaceToGroup: change(id, () => ({ showsPlace })),
    })),
    answering(DismissNewsMutation, ({ groupId }) => ({
      dismissGroupNews: change(groupId, () => ({ news: [] })),
    })),
    answering(MakeLinkMutation, ({ groupId, input }) => ({
      makeGroupLink: change(groupId, ({ links }) => ({
        links: [...links, aLink({ ...input, id: String(links.length + 1) })],
      })),
    })),
    answering(WithdrawLinkMutation, ({ groupId, linkId }) => ({
      withdrawGroupLink: change(groupId, ({ links }) => ({ links: links.filter(({ id }) => id !== linkId) })),
    })),
    answering(ShareHivesMutation, ({ groupId, hives: shares }) => ({
      shareHives: change(groupId, (group) => ({ hives: sharedIn(group, shares) })),
    })),
  ];
}

const aSharedHive = { __typename: 'GroupHive' as const, ownerName: 'Anna', isMine: true };

/** The hives of a group with these shares. */
function sharedIn({ hives }: TestGroup, shares: HiveShareInput | readonly HiveShareInput[]) {
  const changed = new Map([shares].flat().map((share) => [share.hiveId, share]));
  const unchanged = hives.filter(({ hiveId }) => !changed.has(hiveId));
  const shared = [...changed.values()]
    .filter(({ right }) => right !== 'NONE')
    .map(({ hiveId, right, until }) => {
      const { name, color, layers } = aHiveOf(Number(hiveId));
      const held = hives.find((hive) => hive.hiveId === hiveId)?.until ?? null;
      const end = until === undefined ? held : until;
      return { ...aSharedHive, hiveId, name, color, layers, right, until: end };
    });
  return [...unchanged, ...shared];
}
