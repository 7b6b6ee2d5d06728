import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { groupsMessages } from '../messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { aGroup, anInvitation } from '../testing/groups.ts';
import { GroupsQuery } from './GroupsScreen.graphql.ts';
import { GroupsScreen } from './GroupsScreen.tsx';

export default { title: 'Groups/List', parameters: { frame: 'none' } };

const List = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<GroupsScreen />}
    messages={groupsMessages}
    path="/groups"
    answers={fakeServer({ invitations: [anInvitation()] })}
    {...props}
  />
);

export const Filled = () => <List />;

export const Dark = () => <List theme="dark" />;

export const NarrowInGerman = () => <List language="de" isNarrow />;

const many = Array.from({ length: 60 }, (_, index) => aGroup({ id: String(index), name: `Club ${index}` }));

export const VeryFull = () => <List answers={fakeServer({ groups: many })} />;

export const Empty = () => <List answers={fakeServer({ groups: [] })} />;

export const Loading = () => <List answers={[neverAnswering(GroupsQuery)]} />;

export const Unreachable = () => <List answers={[]} />;

export const Offline = () => <List answers={[]} isOffline />;
