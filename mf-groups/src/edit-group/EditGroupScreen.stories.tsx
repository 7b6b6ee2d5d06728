import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { groupsMessages } from '../messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { aGroup, aLink, bram, me } from '../testing/groups.ts';
import { EditGroupQuery } from './EditGroupScreen.graphql.ts';
import { EditGroupScreen } from './EditGroupScreen.tsx';

export default { title: 'Groups/Edit', parameters: { frame: 'none' } };

const Edit = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<EditGroupScreen />}
    messages={groupsMessages}
    path="/groups/1/edit"
    route="/groups/:id/edit"
    answers={fakeServer()}
    {...props}
  />
);

export const Admin = () => <Edit />;

export const Dark = () => <Edit theme="dark" />;

export const NarrowInGerman = () => <Edit language="de" isNarrow />;

const asMember = aGroup({
  isAdmin: false,
  isCreator: false,
  members: [bram, { ...me, isCreator: false, isAdmin: false }],
});

export const Member = () => <Edit answers={fakeServer({ groups: [asMember] })} />;

const links = [aLink({ useCount: 12 }), aLink({ id: '2', maxUses: 5, useCount: 5, makerName: null })];

export const WithLinks = () => <Edit answers={fakeServer({ groups: [aGroup({ links })] })} />;

const came = { __typename: 'GroupNews' as const, at: '2026-06-03T12:05:00Z' };
const news = [
  { ...came, id: '2', kind: 'DECLINED' as const, who: 'dora@skep.example' },
  { ...came, id: '1', kind: 'ACCEPTED' as const, who: 'Bram' },
];

export const WithNews = () => <Edit answers={fakeServer({ groups: [aGroup({ news })] })} />;

export const WithoutHives = () => (
  <Edit answers={fakeServer({ groups: [aGroup({ hives: [] })], hiveCount: 0 })} />
);

export const VeryFull = () => <Edit answers={fakeServer({ hiveCount: 300 })} />;

export const NotThere = () => <Edit path="/groups/99/edit" />;

export const Loading = () => <Edit answers={[neverAnswering(EditGroupQuery)]} />;

export const Unreachable = () => <Edit answers={[]} />;

export const Offline = () => <Edit answers={[]} isOffline />;
