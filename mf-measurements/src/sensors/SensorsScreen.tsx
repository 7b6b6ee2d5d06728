import { useParams, useQuery, useScreenState } from '@skep/remote-kit';
import { Page, ScreenStates, Stack, Text } from '@skep/ui';
import { useDeviceTitle } from '../device/useDeviceTitle.ts';
import { useOwnDeviceState } from '../device/useNotThereState.ts';
import { useIntl } from '../use-intl.ts';
import { SensorRows } from './SensorRows.tsx';
import { SensorsQuery } from './SensorsScreen.graphql.ts';
import { UnknownQuantities } from './UnknownQuantities.tsx';

/** How the raw values of a device become quantities, row by row. */
export function SensorsScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(SensorsQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { device, quantities = [] } = result.data ?? {};
  const state = useOwnDeviceState(useScreenState(result), device);
  const title = useDeviceTitle('sensors.title', device);
  return (
    <Page title={title}>
      <Stack gap={16}>
        <Text tone="muted">{formatMessage({ id: 'sensors.intro' })}</Text>
        <ScreenStates state={state}>
          {device && (
            <Stack gap={16}>
              <UnknownQuantities device={device} quantities={quantities} />
              <SensorRows
                deviceId={device.id}
                definitions={device.definitions}
                quantities={quantities}
                sent={device.newest?.values.map(({ name }) => name) ?? []}
              />
            </Stack>
          )}
        </ScreenStates>
      </Stack>
    </Page>
  );
}
