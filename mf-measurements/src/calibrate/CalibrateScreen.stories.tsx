import { press } from '@skep/remote-kit/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { CalibrateQuery } from './CalibrateScreen.graphql.ts';
import { CalibrateScreen } from './CalibrateScreen.tsx';

export default { title: 'Measurements/Calibration', parameters: { frame: 'none' } };

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={<CalibrateScreen />}
    path="/devices/7/calibrate"
    route="/devices/:id/calibrate"
    answers={fakeServer()}
    {...props}
  />
);

export const EmptyScale = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const KnownWeight = () => <Story />;
KnownWeight.play = press('form section button', 'button[type=submit]');

export const NothingSentYet = () => <Story path="/devices/8/calibrate" />;

export const NarrowInDutch = () => <Story language="nl" isNarrow />;

export const NotThere = () => <Story path="/devices/404/calibrate" />;

export const Loading = () => <Story answers={[neverAnswering(CalibrateQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
