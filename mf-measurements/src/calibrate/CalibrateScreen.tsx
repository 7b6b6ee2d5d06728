import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { useNotThereState } from '../device/useNotThereState.ts';
import { useIntl } from '../use-intl.ts';
import { CalibrateQuery } from './CalibrateScreen.graphql.ts';
import { CalibrationWizard } from './CalibrationWizard.tsx';

/** Calibrates a scale: empty, with a known weight, and a check. */
export function CalibrateScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(CalibrateQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const device = result.data?.device;
  const state = useNotThereState(useScreenState(result), device);
  const title = formatMessage({ id: 'calibrate.title' }, { name: device?.name ?? '' });
  useTitle(title);
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
