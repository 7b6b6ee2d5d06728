import { press } from '@skep/remote-kit/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { SetupQuery } from './SetupScreen.graphql.ts';
import { SetupScreen } from './SetupScreen.tsx';

export default { title: 'Measurements/Set-up help', parameters: { frame: 'none' } };

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={<SetupScreen />}
    path="/devices/7/setup"
    route="/devices/:id/setup"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <Story />;

export const NoValue = () => <Story theme="dark" />;
NoValue.play = press('button[type=submit]');

export const NarrowInDutch = () => <Story language="nl" isNarrow />;

export const NotThere = () => <Story path="/devices/404/setup" />;

export const Loading = () => <Story answers={[neverAnswering(SetupQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
