import { press } from '@skep/remote-kit/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { EditDeviceQuery } from './DeviceForm.graphql.ts';
import { EditDeviceScreen } from './EditDeviceScreen.tsx';
import { NewDeviceScreen } from './NewDeviceScreen.tsx';

export default { title: 'Measurements/Device form', parameters: { frame: 'none' } };

const New = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory screen={<NewDeviceScreen />} path="/devices/create" answers={fakeServer()} {...props} />
);
const Edit = ({ id = '9', ...props }: Omit<MeasurementsStoryProps, 'screen'> & { id?: string }) => (
  <MeasurementsStory
    screen={<EditDeviceScreen />}
    path={`/devices/${id}/edit`}
    route="/devices/:id/edit"
    answers={fakeServer()}
    {...props}
  />
);

export const NewDevice = () => <New />;

export const NothingEntered = () => <New />;
NothingEntered.play = press('button[type=submit]');

export const Edited = () => <Edit />;

export const ReportedByDevice = () => <Edit id="7" theme="dark" />;

export const NarrowInDutch = () => <Edit language="nl" isNarrow />;

export const NotThere = () => <Edit id="404" />;

export const Loading = () => <Edit answers={[neverAnswering(EditDeviceQuery)]} />;

export const Unreachable = () => <Edit answers={[]} />;

export const Offline = () => <Edit answers={[]} isOffline />;
