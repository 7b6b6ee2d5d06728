import { referenceWeighingForm } from '@skep/domain';
import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Field, RequestForm, useRequestForm } from '@skep/remote-kit/form';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { WeightField } from '../calibrate/WeightField.tsx';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import type { ScaleCheckQuery as ScaleCheckAnswer } from '../generated/graphql.ts';
import {
  AddReferenceWeighingMutation,
  RemoveReferenceWeighingMutation,
  ScaleCheckQuery,
} from './ScaleCheck.graphql.ts';
import { useIntl } from './use-scale-check-intl.ts';

type Weighing = NonNullable<ScaleCheckAnswer['scaleCheck']>['referenceWeighings'][number];

export interface KnownWeightsProps {
  deviceId: string;
  /** The oldest first. */
  weighings: readonly Weighing[];
}

const refetched = { refetchQueries: [ScaleCheckQuery] };
interface Typed {
  knownKg: number | undefined;
  shownKg: number | undefined;
}
const nothing: Typed = { knownKg: undefined, shownKg: undefined };

/** Known weights that were put on the scale: what it showed of them over the years. */
export function KnownWeights({ deviceId, weighings }: KnownWeightsProps) {
  const { formatMessage } = useIntl();
  const [noted, setNoted] = useState(0);
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'scale.known.title' })}</Heading>
        <Text>{formatMessage({ id: 'scale.known.about' })}</Text>
        {weighings.length > 0 && (
          <Stack as="ul" gap={8}>
            {weighings.toReversed().map((weighing) => (
              <KnownWeight key={weighing.id} deviceId={deviceId} weighing={weighing} />
            ))}
          </Stack>
        )}
        {/* Empty again once it is noted. */}
        <KnownWeightForm key={noted} deviceId={deviceId} onNoted={() => setNoted(noted + 1)} />
      </Stack>
    </Card>
  );
}

function KnownWeight({ deviceId, weighing }: { deviceId: string; weighing: Weighing }) {
  const { formatMessage, formatDate } = useIntl();
  const measuredText = useMeasuredText();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(RemoveReferenceWeighingMutation, refetched);
  const { id, knownKg, shownKg, weighedAt } = weighing;
  const text = formatMessage(
    { id: 'scale.known.row' },
    {
      time: formatDate(weighedAt, { dateStyle: 'medium' }),
      known: measuredText(knownKg, 'kg', 2),
      shown: measuredText(shownKg, 'kg', 2),
    },
  );
  const end = () => feedback(run({ deviceId, id }), formatMessage({ id: 'scale.known.deleted' }));
  return (
    <Row as="li" justify="between">
      <Text>{text}</Text>
      <Button kind="quiet" icon="trash" isBusy={isRunning} onClick={() => void end()}>
        {formatMessage({ id: 'scale.known.delete' })}
      </Button>
    </Row>
  );
}

function KnownWeightForm({ deviceId, onNoted }: { deviceId: string; onNoted: () => void }) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(AddReferenceWeighingMutation, refetched);
  const sent = useRequestForm({
    schema: referenceWeighingForm,
    values: nothing,
    send: (input) => run({ deviceId, input }),
    onSent: onNoted,
  });
  const { form } = sent;
  return (
    <RequestForm
      of={sent}
      submitLabel={formatMessage({ id: 'scale.known.add' })}
      submitKind="plain"
      aria-label={formatMessage({ id: 'scale.known.title' })}
    >
      <Field form={form} name="knownKg" label={formatMessage({ id: 'scale.known.weight' })}>
        {(field) => <WeightField {...field} isRequired />}
      </Field>
      <Field form={form} name="shownKg" label={formatMessage({ id: 'scale.known.shown' })}>
        {(field) => <WeightField {...field} isRequired />}
      </Field>
    </RequestForm>
  );
}
