import { useParams, useQuery, useScreenState } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { useDeviceTitle } from '../device/useDeviceTitle.ts';
import { useOwnDeviceState } from '../device/useNotThereState.ts';
import { SetupHelp } from './SetupHelp.tsx';
import { SetupQuery } from './SetupScreen.graphql.ts';
import { senderOf } from './senders.ts';
import { TestMessage } from './TestMessage.tsx';

/** Where a device has to send to, and a try of what would be made of its values. */
export function SetupScreen() {
  const { id = '' } = useParams();
  const result = useQuery(SetupQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { device, webhook, quantities = [] } = result.data ?? {};
  const state = useOwnDeviceState(useScreenState(result), device);
  const title = useDeviceTitle('setup.title', device);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {device && webhook && (
          <Stack gap={16}>
            <SetupHelp key={device.id} deviceKey={device.key} webhook={webhook} first={senderOf(device)} />
            <TestMessage
              deviceId={device.id}
              inputs={device.definitions.map(({ input }) => input)}
              quantities={quantities}
            />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}
