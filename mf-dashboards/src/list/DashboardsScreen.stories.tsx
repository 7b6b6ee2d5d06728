import { fakePerson, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { formMessages } from '../forms/form-messages.ts';
import { aDashboard } from '../testing/dashboards.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { DashboardsQuery } from './DashboardsScreen.graphql.ts';
import { DashboardsScreen } from './DashboardsScreen.tsx';

export default { title: 'Dashboards/List', parameters: { frame: 'none' } };

const withoutPermission = { ...fakePerson, permissions: [] };

const List = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<DashboardsScreen />}
    messages={formMessages}
    path="/dashboards"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <List />;

export const Dark = () => <List theme="dark" />;

export const NarrowInGerman = () => <List language="de" isNarrow />;

const many = Array.from({ length: 50 }, (_, index) =>
  aDashboard({ id: String(index), title: `Hall ${index}` }),
);

export const VeryFull = () => <List answers={fakeServer({ dashboards: many })} />;

export const Empty = () => <List answers={fakeServer({ dashboards: [] })} />;

export const NotAllowed = () => (
  <List answers={fakeServer({ dashboards: [] })} session={{ kind: 'signedIn', person: withoutPermission }} />
);

export const Loading = () => <List answers={[neverAnswering(DashboardsQuery)]} />;

export const Unreachable = () => <List answers={[]} />;

export const Offline = () => <List answers={[]} isOffline />;
