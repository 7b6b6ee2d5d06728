import { instantOfWireTime } from '@skep/domain';
import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import { useState } from 'react';
import type { ScaleCheckQuery as ScaleCheckAnswer } from '../generated/graphql.ts';
import {
  CorrectTemperatureMutation,
  RemoveTemperatureCorrectionMutation,
  ScaleCheckQuery,
} from './ScaleCheck.graphql.ts';
import { timeZone } from './time-zone.ts';
import { useIntl } from './use-scale-check-intl.ts';
import { useDriftText } from './useDriftText.ts';

type Check = NonNullable<ScaleCheckAnswer['scaleCheck']>;
type Drift = NonNullable<Check['drift']>;

export interface DriftCardProps {
  deviceId: string;
  check: Check;
}

const refetched = { refetchQueries: [ScaleCheckQuery] };

/** How the scale follows the temperature, and whether its curve is corrected by that. */
export function DriftCard({ deviceId, check }: DriftCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { drift, correction, temperatureSource } = check;
  const driftText = useDriftText();
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{formatMessage({ id: 'scale.drift.title' })}</Heading>
        <Text>{driftText(check)}</Text>
        {temperatureSource && (
          <Text size="small" tone="muted">
            {formatMessage({ id: `scale.temperature.${temperatureSource}` })}
          </Text>
        )}
        {correction && (
          <Text>
            {formatMessage(
              { id: 'scale.correctedSince' },
              { time: formatDate(correction.validFrom, { dateStyle: 'medium' }) },
            )}
          </Text>
        )}
        {drift?.isWorthwhile && <AcceptDrift deviceId={deviceId} drift={drift} first={check.times[0]} />}
        {correction && <EndCorrection deviceId={deviceId} />}
      </Stack>
    </Card>
  );
}

interface AcceptDriftProps {
  deviceId: string;
  drift: Drift;
  /** The oldest hour that is drawn. */
  first: string | undefined;
}

function AcceptDrift({ deviceId, drift, first = new Date().toISOString() }: AcceptDriftProps) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(CorrectTemperatureMutation, refetched);
  const [from, setFrom] = useState<string | undefined>(first.slice(0, 10));
  const validFrom = from && instantOfWireTime(from, timeZone)?.toISOString();
  const { kgPerCelsius, referenceCelsius, lagHours } = drift;

  async function accept() {
    if (!validFrom) return;
    const input = { kgPerCelsius, referenceCelsius, lagHours, validFrom };
    await feedback(run({ deviceId, input }), formatMessage({ id: 'scale.correctionSaved' }));
  }

  return (
    <>
      <DateField label={formatMessage({ id: 'scale.correctFrom' })} value={from} onChange={setFrom} />
      <Row gap={8}>
        <Button
          kind="main"
          icon="check"
          isDisabled={!validFrom}
          isBusy={isRunning}
          onClick={() => void accept()}
        >
          {formatMessage({ id: 'scale.correct' })}
        </Button>
      </Row>
    </>
  );
}

function EndCorrection({ deviceId }: { deviceId: string }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(RemoveTemperatureCorrectionMutation, refetched);
  const end = () => feedback(run({ deviceId }), formatMessage({ id: 'scale.correctionEnded' }));
  return (
    <Row gap={8}>
      <Button kind="quiet" isBusy={isRunning} onClick={() => void end()}>
        {formatMessage({ id: 'scale.stopCorrecting' })}
      </Button>
    </Row>
  );
}
