import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { InboxQuery } from './InboxScreen.graphql.ts';
import { InboxScreen } from './InboxScreen.tsx';

export default { title: 'Measurements/Inbox', parameters: { frame: 'none' } };

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={<InboxScreen />}
    path="/devices/7/inbox"
    route="/devices/:id/inbox"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <Story />;

export const Filtered = () => <Story path="/devices/7/inbox?status=unreadable" />;

export const NarrowInDutch = () => <Story language="nl" theme="dark" isNarrow />;

export const NothingYet = () => <Story answers={fakeServer(undefined, [])} />;

export const NoneSuch = () => (
  <Story answers={fakeServer(undefined, [])} path="/devices/7/inbox?status=refused_time" />
);

export const NotThere = () => <Story path="/devices/404/inbox" />;

export const Loading = () => <Story answers={[neverAnswering(InboxQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
