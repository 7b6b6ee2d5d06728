import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { useNotThereState } from '../device/useNotThereState.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { EditDeviceQuery, EditedDeviceFragment } from './DeviceForm.graphql.ts';
import { DeviceForm } from './DeviceForm.tsx';

export function EditDeviceScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(EditDeviceQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const device = readFragment(EditedDeviceFragment, result.data?.device);
  const state = useNotThereState(useScreenState(result), device);
  const title = formatMessage({ id: 'devices.editTitle' }, { name: device?.name ?? '' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {result.data && device && <DeviceForm key={device.id} device={device} choices={result.data} />}
      </ScreenStates>
    </Page>
  );
}
