import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import { NewDeviceQuery } from './DeviceForm.graphql.ts';
import { DeviceForm } from './DeviceForm.tsx';

/** A new device; with the key of one that sends already, what waited of it becomes its own. */
export function NewDeviceScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(NewDeviceQuery, { fetchPolicy: 'cache-and-network' });
  const title = formatMessage({ id: 'devices.newTitle' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={useScreenState(result)}>
        {result.data && <DeviceForm device={undefined} choices={result.data} />}
      </ScreenStates>
    </Page>
  );
}
