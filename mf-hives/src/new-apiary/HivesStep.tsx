import { apiaryLimits, hiveLimits } from '@skep/domain';
import { Grid, NumberField, TextField } from '@skep/ui';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { HivesPreview } from './HivesPreview.tsx';
import type { StepProps } from './useNewApiaryForm.ts';

/** How many hives, and what they are called. */
export function HivesStep({ form, errorOf }: StepProps) {
  const { formatMessage } = useIntl();
  const amount = useController({ control: form.control, name: 'hives.amount' });
  const firstNumber = useController({ control: form.control, name: 'hives.firstNumber' });
  return (
    <>
      <Grid gap={16} minColumn={240}>
        <NumberField
          id="hives.amount"
          label={formatMessage({ id: 'hives.amount' })}
          isRequired
          min={0}
          max={apiaryLimits.newHivesMax}
          value={amount.field.value}
          onChange={amount.field.onChange}
          error={errorOf('hives.amount')}
        />
        <TextField
          id="hives.prefix"
          label={formatMessage({ id: 'hives.prefix' })}
          isRequired
          maxLength={hiveLimits.nameLength}
          autoComplete="off"
          error={errorOf('hives.prefix')}
          {...form.register('hives.prefix')}
        />
        <NumberField
          id="hives.firstNumber"
          label={formatMessage({ id: 'hives.firstNumber' })}
          isRequired
          min={0}
          max={apiaryLimits.firstNumberMax}
          value={firstNumber.field.value}
          onChange={firstNumber.field.onChange}
          error={errorOf('hives.firstNumber')}
        />
      </Grid>
      <HivesPreview hives={form.watch('hives')} />
    </>
  );
}
