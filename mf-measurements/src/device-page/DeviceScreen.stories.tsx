import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { DeviceQuery } from './DeviceScreen.graphql.ts';
import { DeviceScreen } from './DeviceScreen.tsx';

export default { title: 'Measurements/Device', parameters: { frame: 'none' } };

const Story = ({ id = '7', ...props }: Omit<MeasurementsStoryProps, 'screen'> & { id?: string }) => (
  <MeasurementsStory
    screen={<DeviceScreen />}
    path={`/devices/${id}`}
    route="/devices/:id"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const NeverHeardOf = () => <Story id="8" />;

export const LongWordsInDutch = () => <Story id="9" language="nl" isNarrow />;

/** Its messages wait for the owner's answer. */
export const Quarantine = () => <Story id="8" />;

/** It measured before it came to its hive. */
export const EarlierMeasurements = () => <Story id="9" />;

export const NotThere = () => <Story id="404" />;

export const Loading = () => <Story answers={[neverAnswering(DeviceQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
