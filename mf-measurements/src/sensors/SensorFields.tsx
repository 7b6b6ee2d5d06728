import { deviceLimits, type SensorDefinitionForm } from '@skep/domain';
import { useFieldError } from '@skep/remote-kit';
import { useFormValue } from '@skep/remote-kit/form';
import { Grid, TextField } from '@skep/ui';
import { DateTimeField, SelectField, YesNoField } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { type Quantity, quantityOptions } from '../device/quantity-options.ts';
import { DecimalField } from './DecimalField.tsx';
import type { SensorValues } from './sensor-values.ts';

export interface SensorFieldsProps {
  form: UseFormReturn<SensorValues, unknown, SensorDefinitionForm>;
  /** Rows stand beside each other: their fields need ids of their own. */
  idPrefix: string;
  quantities: readonly Quantity[];
  sent: readonly string[];
}

export function SensorFields({ form, idPrefix, quantities, sent }: SensorFieldsProps) {
  const { formatMessage } = useIntl();
  const errorOf = useFieldError(form.formState.errors);
  const input = useFormValue(form, 'input');
  const output = useFormValue(form, 'output');
  const offset = useFormValue(form, 'offset');
  const multiplier = useFormValue(form, 'multiplier');
  const validFrom = useFormValue(form, 'validFrom');
  const isInside = useFormValue(form, 'isInside');
  const field = (name: keyof SensorValues) => ({
    id: `${idPrefix}-${name}`,
    label: formatMessage({ id: `sensors.field.${name}` }),
    error: errorOf(name),
  });

  function chooseInput(next: string | undefined) {
    input.onChange(next);
    // What comes out is mostly what goes in, made right.
    if (quantities.some(({ key }) => key === next)) output.onChange(next);
  }

  return (
    <Grid minColumn={240} gap={16}>
      <TextField {...field('name')} maxLength={deviceLimits.name} {...form.register('name')} />
      <SelectField
        {...field('input')}
        isRequired
        options={quantityOptions(quantities, [...sent, input.value ?? ''])}
        value={input.value}
        onChange={chooseInput}
      />
      <SelectField
        {...field('output')}
        isRequired
        options={quantityOptions(quantities)}
        value={output.value}
        onChange={output.onChange}
      />
      <DecimalField {...field('offset')} {...offset} />
      <DecimalField {...field('multiplier')} {...multiplier} />
      <DateTimeField
        {...field('validFrom')}
        hint={formatMessage({ id: 'sensors.validFromHint' })}
        {...validFrom}
      />
      <YesNoField {...field('isInside')} {...isInside} />
    </Grid>
  );
}
