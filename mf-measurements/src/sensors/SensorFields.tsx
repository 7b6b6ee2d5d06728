import { deviceLimits, type SensorDefinitionForm } from '@skep/domain';
import { Field, NamedField, TypedField, useFormValue } from '@skep/remote-kit/form';
import { Grid, TextField } from '@skep/ui';
import { DateTimeField, SelectField, YesNoField } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { type Quantity, quantityOptions } from '../device/quantity-options.ts';
import { useIntl } from '../use-intl.ts';
import { DecimalField } from './DecimalField.tsx';
import type { SensorValues } from './sensor-values.ts';

export interface SensorFieldsProps {
  form: UseFormReturn<SensorValues, unknown, SensorDefinitionForm>;
  quantities: readonly Quantity[];
  sent: readonly string[];
}

export function SensorFields({ form, quantities, sent }: SensorFieldsProps) {
  const { formatMessage } = useIntl();
  const input = useFormValue(form, 'input');
  const output = useFormValue(form, 'output');
  const named = <Name extends keyof SensorValues>(name: Name) => ({
    form,
    name,
    label: formatMessage({ id: `sensors.field.${name}` }),
  });

  function chooseInput(next: string | undefined) {
    input.onChange(next);
    // What comes out is mostly what goes in, made right.
    if (quantities.some(({ key }) => key === next)) output.onChange(next);
  }

  return (
    <Grid minColumn={240} gap={16}>
      <TypedField {...named('name')}>
        {(field) => <TextField {...field} maxLength={deviceLimits.name} />}
      </TypedField>
      <NamedField {...named('input')}>
        {(field) => (
          <SelectField
            {...field}
            isRequired
            options={quantityOptions(quantities, [...sent, input.value ?? ''])}
            value={input.value}
            onChange={chooseInput}
          />
        )}
      </NamedField>
      <Field {...named('output')}>
        {(field) => <SelectField {...field} isRequired options={quantityOptions(quantities)} />}
      </Field>
      <Field {...named('offset')}>{(field) => <DecimalField {...field} />}</Field>
      <Field {...named('multiplier')}>{(field) => <DecimalField {...field} />}</Field>
      <Field {...named('validFrom')}>
        {(field) => <DateTimeField {...field} hint={formatMessage({ id: 'sensors.validFromHint' })} />}
      </Field>
      <Field {...named('isInside')}>{(field) => <YesNoField {...field} />}</Field>
    </Grid>
  );
}
