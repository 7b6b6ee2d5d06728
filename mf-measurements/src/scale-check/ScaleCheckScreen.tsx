import { useParams, useQuery, useScreenState } from '@skep/remote-kit';
import { Notice, Page, ScreenStates, Stack } from '@skep/ui';
import { useDeviceTitle } from '../device/useDeviceTitle.ts';
import { useOwnDeviceState } from '../device/useNotThereState.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ScaleCheckQuery as ScaleCheckAnswer } from '../generated/graphql.ts';
import { DriftCard } from './DriftCard.tsx';
import { FindingList } from './FindingList.tsx';
import { KnownWeights } from './KnownWeights.tsx';
import { ScaleChart } from './ScaleChart.tsx';
import { ScaleCheckQuery, ScaleFindingsFragment } from './ScaleCheck.graphql.ts';
import { timeZone } from './time-zone.ts';
import { useIntl } from './use-scale-check-intl.ts';

/** Whether a scale can be trusted: faults, drift with temperature, and known weights. */
export function ScaleCheckScreen() {
  const { id = '' } = useParams();
  const variables = { deviceId: id, timeZone };
  const result = useQuery(ScaleCheckQuery, { variables, fetchPolicy: 'cache-and-network' });
  const device = result.data?.device;
  const state = useOwnDeviceState(useScreenState(result), device);
  const title = useDeviceTitle('scale.title', device);
  const check = result.data?.scaleCheck;
  return (
    <Page title={title}>
      <ScreenStates state={state}>{check && <Shown deviceId={id} check={check} />}</ScreenStates>
    </Page>
  );
}

interface ShownProps {
  deviceId: string;
  check: NonNullable<ScaleCheckAnswer['scaleCheck']>;
}

function Shown({ deviceId, check }: ShownProps) {
  const { formatMessage } = useIntl();
  const { findings } = readFragment(ScaleFindingsFragment, check);
  const isWeighing = check.weighed.some((kg) => kg !== null);
  return (
    <Stack gap={16}>
      {findings.length === 0 && (
        <Notice kind={isWeighing ? 'success' : 'information'}>
          {formatMessage({ id: isWeighing ? 'scale.fine' : 'scale.noWeights' })}
        </Notice>
      )}
      <FindingList findings={findings} />
      {isWeighing && <ScaleChart check={check} />}
      {isWeighing && <DriftCard deviceId={deviceId} check={check} />}
      <KnownWeights deviceId={deviceId} weighings={check.referenceWeighings} />
    </Stack>
  );
}
