import { type DeviceForm, deviceLimits } from '@skep/domain';
import { useFieldError } from '@skep/remote-kit';
import { useFormValue } from '@skep/remote-kit/form';
import { Grid, Stack, Text, TextField } from '@skep/ui';
import { NumberField, SelectField } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { type DeviceValues, tellsItself } from './device-values.ts';
import { useDeviceLabels } from './useDeviceLabels.ts';

export interface Choices {
  deviceTypes: readonly { key: string; name: string }[];
  apiaries: readonly { id: string; name: string; hives: readonly { id: string; name: string }[] }[];
}

export type DeviceFormState = UseFormReturn<DeviceValues, unknown, DeviceForm>;

export interface DeviceFieldsProps {
  form: DeviceFormState;
  choices: Choices;
  isNew: boolean;
}

export function DeviceFields({ form, choices, isNew }: DeviceFieldsProps) {
  const { formatMessage } = useIntl();
  const labels = useDeviceLabels();
  const errorOf = useFieldError(form.formState.errors);
  const type = useFormValue(form, 'type');
  const hiveId = useFormValue(form, 'hiveId');
  return (
    <Stack gap={24}>
      <TextField
        id="name"
        label={labels.name}
        isRequired
        maxLength={deviceLimits.name}
        error={errorOf('name')}
        {...form.register('name')}
      />
      <SelectField
        id="type"
        label={labels.type}
        isRequired
        options={choices.deviceTypes.map(({ key, name }) => ({ value: key, label: name }))}
        value={type.value}
        onChange={type.onChange}
        error={errorOf('type')}
      />
      <SelectField
        id="hiveId"
        label={labels.hiveId}
        hint={formatMessage({ id: 'devices.hiveHint' })}
        placeholder={formatMessage({ id: 'devices.noHive' })}
        options={choices.apiaries.flatMap(({ name: group, hives }) =>
          hives.map(({ id, name }) => ({ value: id, label: name, group })),
        )}
        value={hiveId.value}
        onChange={hiveId.onChange}
        error={errorOf('hiveId')}
      />
      {isNew ? (
        <TextField
          id="key"
          label={labels.key}
          hint={formatMessage({ id: 'devices.keyHint' })}
          maxLength={deviceLimits.key.max}
          autoComplete="off"
          error={errorOf('key')}
          {...form.register('key')}
        />
      ) : (
        <HardwareFields form={form} isToldByDevice={tellsItself(type.value)} />
      )}
    </Stack>
  );
}

function HardwareFields({ form, isToldByDevice }: { form: DeviceFormState; isToldByDevice: boolean }) {
  const { formatMessage } = useIntl();
  const labels = useDeviceLabels();
  const errorOf = useFieldError(form.formState.errors);
  const interval = useFormValue(form, 'intervalMinutes');
  const ratio = useFormValue(form, 'transmissionRatio');
  if (isToldByDevice) return <Text tone="muted">{formatMessage({ id: 'devices.toldByDevice' })}</Text>;
  return (
    <Grid minColumn={220} gap={16}>
      <TextField
        id="hardwareId"
        label={labels.hardwareId}
        maxLength={deviceLimits.key.max}
        error={errorOf('hardwareId')}
        {...form.register('hardwareId')}
      />
      <TextField
        id="firmwareVersion"
        label={labels.firmwareVersion}
        maxLength={deviceLimits.name}
        error={errorOf('firmwareVersion')}
        {...form.register('firmwareVersion')}
      />
      <NumberField
        id="intervalMinutes"
        label={labels.intervalMinutes}
        min={1}
        max={deviceLimits.intervalMinutes}
        error={errorOf('intervalMinutes')}
        {...interval}
      />
      <NumberField
        id="transmissionRatio"
        label={labels.transmissionRatio}
        min={1}
        max={deviceLimits.ratio}
        error={errorOf('transmissionRatio')}
        {...ratio}
      />
    </Grid>
  );
}
