import { useParams, useQuery, useScreenState } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { useDeviceTitle } from '../device/useDeviceTitle.ts';
import { useOwnDeviceState } from '../device/useNotThereState.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { EditDeviceQuery, EditedDeviceFragment } from './DeviceForm.graphql.ts';
import { DeviceForm } from './DeviceForm.tsx';

export function EditDeviceScreen() {
  const { id = '' } = useParams();
  const result = useQuery(EditDeviceQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const device = readFragment(EditedDeviceFragment, result.data?.device);
  const state = useOwnDeviceState(useScreenState(result), device);
  const title = useDeviceTitle('devices.editTitle', device);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {result.data && device && <DeviceForm key={device.id} device={device} choices={result.data} />}
      </ScreenStates>
    </Page>
  );
}
