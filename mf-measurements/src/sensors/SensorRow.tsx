import { type SensorDefinitionForm, sensorDefinitionForm } from '@skep/domain';
import { isFailure, setServerProblems, useFailureText, useNotify } from '@skep/remote-kit';
import { formResolver } from '@skep/remote-kit/form';
import { Button, Card, Notice, Row, Stack } from '@skep/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Quantity } from '../device/quantity-options.ts';
import type { SensorRowFragment } from '../generated/graphql.ts';
import { SensorFields } from './SensorFields.tsx';
import { SensorSummary } from './SensorSummary.tsx';
import { type SensorValues, sensorInput, sensorValues } from './sensor-values.ts';
import { useDeleteSensor } from './useDeleteSensor.ts';
import { useSaveSensor } from './useSaveSensor.ts';

export interface SensorRowProps {
  deviceId: string;
  /** Undefined: a new one. */
  definition: SensorRowFragment | undefined;
  /** Makes a new row be saved once, however often it is sent. */
  clientId: string;
  usualName: string;
  /** When the next one for the same values begins. */
  until?: string | undefined;
  quantities: readonly Quantity[];
  sent: readonly string[];
  /** Has to stay the same function. */
  onDirty: (clientId: string, isDirty: boolean) => void;
  /** A new row was saved or dropped. */
  onGone: () => void;
}

/** One definition: as it is saved, or open to be changed, and then saved when it is confirmed. */
export function SensorRow({
  deviceId,
  definition,
  clientId,
  usualName,
  until,
  onDirty,
  onGone,
  ...choices
}: SensorRowProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const form = useForm<SensorValues, unknown, SensorDefinitionForm>({
    defaultValues: sensorValues(definition, usualName),
    resolver: formResolver(sensorDefinitionForm),
  });
  const saving = useSaveSensor(deviceId, definition, clientId);
  const deletion = useDeleteSensor(deviceId);
  const isNew = definition === undefined;
  const [isOpen, setIsOpen] = useState(isNew);
  const isUnsaved = isNew || form.formState.isDirty;

  useEffect(() => {
    onDirty(clientId, isUnsaved);
    return () => onDirty(clientId, false);
  }, [clientId, isUnsaved, onDirty]);

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const answer = await saving.run(sensorInput(values, definition));
    if (isFailure(answer)) {
      if (answer.fields.length === 0) setProblem(failureText(answer));
      return setServerProblems(form.setError, answer);
    }
    notify({ kind: 'success', text: formatMessage({ id: 'sensors.saved' }, { name: values.name ?? '' }) });
    if (isNew) return onGone();
    form.reset(form.getValues());
    setIsOpen(false);
  });

  function leave() {
    if (isNew) return onGone();
    setProblem(undefined);
    form.reset();
    setIsOpen(false);
  }

  if (!isNew && !isOpen) {
    return (
      <SensorSummary
        definition={definition}
        until={until}
        quantities={choices.quantities}
        onEdit={() => {
          form.reset(sensorValues(definition, usualName));
          setIsOpen(true);
        }}
        onDelete={() => deletion.run(definition)}
        isDeleting={deletion.isRunning}
      />
    );
  }
  return (
    <Card as="section">
      <form noValidate onSubmit={submit} aria-label={form.getValues('name')}>
        <Stack gap={16}>
          <SensorFields form={form} idPrefix={clientId} {...choices} />
          {problem && <Notice kind="problem">{problem}</Notice>}
          <Row gap={8}>
            <Button kind="main" type="submit" icon="check" isBusy={saving.isRunning}>
              {formatMessage({ id: 'sensors.confirm' })}
            </Button>
            <Button kind="quiet" icon={isNew ? 'trash' : 'close'} onClick={leave}>
              {formatMessage({ id: isNew ? 'sensors.drop' : 'devices.cancel' })}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
