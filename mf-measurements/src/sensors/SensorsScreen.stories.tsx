import { press } from '@skep/remote-kit/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { SensorsQuery } from './SensorsScreen.graphql.ts';
import { SensorsScreen } from './SensorsScreen.tsx';

export default { title: 'Measurements/Sensors', parameters: { frame: 'none' } };

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={<SensorsScreen />}
    path="/devices/7/sensors"
    route="/devices/:id/sensors"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <Story />;

export const Opened = () => <Story />;
Opened.play = press('section button');

export const OpenedDarkNarrowInGerman = () => <Story language="de" theme="dark" isNarrow />;
OpenedDarkNarrowInGerman.play = press('section button');

export const None = () => <Story path="/devices/8/sensors" theme="dark" />;

export const NothingChosen = () => <Story path="/devices/8/sensors" />;
NothingChosen.play = press('main button, button', 'button[type=submit]');

export const NarrowInDutch = () => <Story language="nl" isNarrow />;

export const NarrowInGreek = () => <Story language="el" isNarrow />;

export const NotThere = () => <Story path="/devices/404/sensors" />;

export const Loading = () => <Story answers={[neverAnswering(SensorsQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
