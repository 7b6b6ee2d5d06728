import { press } from '@skep/remote-kit/testing';
import { aDevice } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { DevicesQuery } from './DevicesScreen.graphql.ts';
import { DevicesScreen } from './DevicesScreen.tsx';

export default { title: 'Measurements/Devices', parameters: { frame: 'none' } };

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory screen={<DevicesScreen />} path="/devices" answers={fakeServer()} {...props} />
);

export const Filled = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const NarrowInDutch = () => <Story language="nl" isNarrow />;

export const RemovedUntilSaved = () => <Story />;
RemovedUntilSaved.play = press('li:nth-child(2) a + button');

export const Empty = () => <Story answers={fakeServer([])} />;

export const VeryFull = () => (
  <Story
    answers={fakeServer(
      Array.from({ length: 60 }, (_, index) =>
        aDevice({ id: String(index + 1), name: `Scale ${index + 1}` }),
      ),
    )}
  />
);

export const Loading = () => <Story answers={[neverAnswering(DevicesQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
