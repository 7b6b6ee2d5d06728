import { useParams, useQuery, useScreenState } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { useDeviceTitle } from '../device/useDeviceTitle.ts';
import { useOwnDeviceState } from '../device/useNotThereState.ts';
import { CalibrateQuery } from './CalibrateScreen.graphql.ts';
import { CalibrationWizard } from './CalibrationWizard.tsx';

/** Calibrates a scale: empty, with a known weight, and a check. */
export function CalibrateScreen() {
  const { id = '' } = useParams();
  const result = useQuery(CalibrateQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const device = result.data?.device;
  const state = useOwnDeviceState(useScreenState(result), device);
  const title = useDeviceTitle('calibrate.title', device);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {device && (
          <CalibrationWizard
            deviceId={device.id}
            definitions={device.definitions}
            newest={device.newest ?? undefined}
            quantities={result.data?.quantities ?? []}
            onLookAgain={() => void result.refetch()}
          />
        )}
      </ScreenStates>
    </Page>
  );
}
