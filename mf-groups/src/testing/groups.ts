import type { EditedGroupFragment, InvitationCardFragment } from '../generated/graphql.ts';
import type { OwnApiary, OwnHive } from '../own-hives/own-apiaries.ts';

export type TestGroup = EditedGroupFragment;
export type TestInvitation = InvitationCardFragment & { email: string | null; isMine: boolean | null };
type TestMember = TestGroup['members'][number];

export function aMember(overrides: Partial<TestMember> = {}): TestMember {
  return {
    __typename: 'GroupMember',
    id: '1',
    name: 'Anna',
    email: 'anna@skep.example',
    isAdmin: false,
    isCreator: false,
    isMe: false,
    state: 'ACCEPTED',
    invitedAt: null,
    answeredAt: '2026-05-03T10:00:00Z',
    ...overrides,
  };
}

export const me = aMember({ isAdmin: true, isCreator: true, isMe: true });
export const bram = aMember({ id: '2', name: 'Bram', email: 'bram@skep.example' });
export const invited = aMember({
  id: '3',
  name: 'carl@skep.example',
  email: 'carl@skep.example',
  state: 'INVITED',
  invitedAt: '2026-06-01T10:00:00Z',
  answeredAt: null,
});

export function aLink(overrides: Partial<TestGroup['links'][number]> = {}): TestGroup['links'][number] {
  return {
    __typename: 'GroupLink',
    id: '1',
    url: 'https://skep.example/groups/1/token/7yQ2mXw4Kd9LbVn3RtHs6Z',
    makerName: 'Anna',
    until: '2026-06-03T21:59:59Z',
    maxUses: 30,
    useCount: 0,
    ...overrides,
  };
}

/** A group that the person has made, with a hive of their own and one of Bram's. */
export function aGroup(overrides: Partial<TestGroup> = {}): TestGroup {
  return {
    __typename: 'Group',
    id: '1',
    revision: 1,
    name: 'Valley club',
    description: 'Who keeps bees along the river',
    color: '#f8b133',
    isAdmin: true,
    isCreator: true,
    showsPlace: false,
    members: [me, bram, invited],
    hives: [
      { ...sharedHive, hiveId: '1', name: 'Hive 1', isMine: true, ownerName: 'Anna', right: 'VIEW' },
      { ...sharedHive, hiveId: '71', name: 'Lime', until: '2026-08-14T21:59:59Z' },
    ],
    links: [],
    news: [],
    ...overrides,
  };
}

const layers = [
  { __typename: 'HiveLayer' as const, id: '1', kind: 'HONEY' as const, color: null, frameCount: 10 },
  { __typename: 'HiveLayer' as const, id: '2', kind: 'BROOD' as const, color: null, frameCount: 10 },
];

const sharedHive: TestGroup['hives'][number] = {
  __typename: 'GroupHive',
  hiveId: '71',
  name: 'Lime',
  color: '#2dbde5',
  layers,
  ownerName: 'Bram',
  isMine: false,
  right: 'EDIT',
  until: null,
};

export function aHiveOf(number: number): OwnHive {
  return {
    __typename: 'Hive',
    id: String(number),
    name: `Hive ${number}`,
    color: '#f8b133',
    layers,
  };
}

export function anApiary(id: string, name: string, hives: OwnHive[]): OwnApiary {
  return { __typename: 'Apiary', id, name, isOwner: true, hives };
}

export function anInvitation(overrides: Partial<TestInvitation> = {}): TestInvitation {
  return {
    __typename: 'GroupInvitation',
    groupId: '7',
    groupName: 'Heath and honey',
    description: null,
    inviterName: 'Dora',
    hiveCount: 12,
    memberCount: 4,
    email: 'anna@skep.example',
    isMine: true,
    ...overrides,
  };
}
