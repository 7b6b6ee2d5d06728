import { type DeviceForm, deviceLimits } from '@skep/domain';
import { Link } from '@skep/remote-kit';
import { Field, TypedField } from '@skep/remote-kit/form';
import { Grid, LinkButton, Row, Stack, Text, TextField } from '@skep/ui';
import { NumberField, SelectField } from '@skep/ui/form';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useIntl } from '../codecs/use-codec-intl.ts';
import { type DeviceValues, reportsItself } from './device-values.ts';

export interface Choices {
  deviceTypes: readonly { key: string; name: string }[];
  deviceCodecs: readonly { id: string; name: string }[];
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
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <Stack gap={24}>
      <TypedField form={form} name="name" label={formatMessage({ id: 'devices.name' })}>
        {(field) => <TextField {...field} isRequired maxLength={deviceLimits.name} />}
      </TypedField>
      <Field form={form} name="type" label={formatMessage({ id: 'devices.type' })}>
        {(field) => (
          <SelectField
            {...field}
            isRequired
            options={choices.deviceTypes.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
      </Field>
      <Field form={form} name="hiveId" label={formatMessage({ id: 'devices.hive' })}>
        {(field) => (
          <SelectField
            {...field}
            hint={formatMessage({ id: 'devices.hiveHint' })}
            isSearched="long"
            placeholder={formatMessage({ id: 'devices.noHive' })}
            options={choices.apiaries.flatMap(({ name: group, hives }) =>
              hives.map(({ id, name }) => ({ value: id, label: name, group })),
            )}
          />
        )}
      </Field>
      {!reportsItself(type) && <CodecField form={form} codecs={choices.deviceCodecs} />}
      {isNew ? (
        <TypedField form={form} name="key" label={formatMessage({ id: 'devices.key' })}>
          {(field) => (
            <TextField
              {...field}
              hint={formatMessage({ id: 'devices.keyHint' })}
              maxLength={deviceLimits.key.max}
              autoComplete="off"
            />
          )}
        </TypedField>
      ) : (
        <HardwareFields form={form} isReportedByDevice={reportsItself(type)} />
      )}
    </Stack>
  );
}

function CodecField({ form, codecs }: { form: DeviceFormState; codecs: Choices['deviceCodecs'] }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={8}>
      <Field form={form} name="codecId" label={formatMessage({ id: 'devices.codec' })}>
        {(field) => (
          <SelectField
            {...field}
            hint={formatMessage({ id: 'devices.codecHint' })}
            placeholder={formatMessage({ id: 'devices.noCodec' })}
            options={codecs.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <Row>
        <LinkButton to="/devices/codecs" as={Link} kind="quiet" icon="list">
          {formatMessage({ id: 'codecs.title' })}
        </LinkButton>
      </Row>
    </Stack>
  );
}

function HardwareFields({
  form,
  isReportedByDevice,
}: {
  form: DeviceFormState;
  isReportedByDevice: boolean;
}) {
  const { formatMessage } = useIntl();
  if (isReportedByDevice) return <Text tone="muted">{formatMessage({ id: 'devices.toldByDevice' })}</Text>;
  return (
    <Grid minColumn={220} gap={16}>
      <TypedField form={form} name="hardwareId" label={formatMessage({ id: 'devices.hardwareId' })}>
        {(field) => <TextField {...field} maxLength={deviceLimits.key.max} />}
      </TypedField>
      <TypedField form={form} name="firmwareVersion" label={formatMessage({ id: 'devices.firmware' })}>
        {(field) => <TextField {...field} maxLength={deviceLimits.name} />}
      </TypedField>
      <Field form={form} name="intervalMinutes" label={formatMessage({ id: 'devices.intervalField' })}>
        {(field) => <NumberField {...field} min={1} max={deviceLimits.intervalMinutes} />}
      </Field>
      <Field form={form} name="transmissionRatio" label={formatMessage({ id: 'devices.ratioField' })}>
        {(field) => <NumberField {...field} min={1} max={deviceLimits.ratio} />}
      </Field>
    </Grid>
  );
}
