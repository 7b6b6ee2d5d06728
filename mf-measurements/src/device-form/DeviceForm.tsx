import { type DeviceForm as DeviceOutput, deviceForm } from '@skep/domain';
import {
  isFailure,
  type MutationFailure,
  setServerProblems,
  useFailureText,
  useFormGuard,
  useNavigation,
  useNotify,
  useSummaryProblems,
} from '@skep/remote-kit';
import { formResolver } from '@skep/remote-kit/form';
import { Button, Card, Notice, Row, Stack } from '@skep/ui';
import { ProblemSummary } from '@skep/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { type Choices, DeviceFields } from './DeviceFields.tsx';
import { type DeviceValues, deviceValues, type EditedDevice } from './device-values.ts';
import { useDeviceLabels } from './useDeviceLabels.ts';
import { useSaveDevice } from './useSaveDevice.ts';

export interface DeviceFormProps {
  /** Undefined: a new one. */
  device: EditedDevice | undefined;
  choices: Choices;
}

export function DeviceForm({ device, choices }: DeviceFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useForm<DeviceValues, unknown, DeviceOutput>({
    defaultValues: deviceValues(device, choices.deviceTypes[0]?.key),
    resolver: formResolver(deviceForm),
    shouldFocusError: false,
  });
  const guard = useFormGuard(form.formState.isDirty);
  const saving = useSaveDevice(device?.id);
  const problems = useSummaryProblems(form.formState.errors, useDeviceLabels());
  const backPath = device ? `/devices/${device.id}` : '/devices';

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await saving.run(values);
    if (isFailure(answer)) {
      setFailure(answer);
      return setServerProblems(form.setError, answer);
    }
    notify({ kind: 'success', text: formatMessage({ id: 'devices.saved' }, { name: values.name }) });
    guard.leave(() =>
      device ? navigation.back(backPath) : navigation.go(`/devices/${answer.id}/setup`, { replace: true }),
    );
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <ProblemSummary
          title={formatMessage({ id: 'devices.problems' })}
          problems={problems}
          attempt={form.formState.submitCount}
        />
        <Card as="section">
          <DeviceFields form={form} choices={choices} isNew={device === undefined} />
        </Card>
        {failure && problems.length === 0 && <Notice kind="problem">{failureText(failure)}</Notice>}
        <Row gap={12}>
          <Button kind="main" type="submit" isBusy={saving.isRunning}>
            {formatMessage({ id: 'devices.save' })}
          </Button>
          <Button kind="quiet" onClick={() => navigation.back(backPath)}>
            {formatMessage({ id: 'devices.cancel' })}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
