import { apiaryLimits, hiveLimits } from '@skep/domain';
import { useFormValue } from '@skep/remote-kit/form';
import { NumberField, Stack, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import type { StepProps } from './useNewApiaryForm.ts';

/** How many hives, and what they are called. */
export function HivesStep({ form, errorOf }: StepProps) {
  const { formatMessage } = useIntl();
  const amount = useFormValue(form, 'hives.amount');
  const firstNumber = useFormValue(form, 'hives.firstNumber');
  return (
    <Stack gap={24}>
      <NumberField
        id="hives.amount"
        label={formatMessage({ id: 'hives.amount' })}
        isRequired
        min={0}
        max={apiaryLimits.newHivesMax}
        value={amount.value}
        onChange={amount.onChange}
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
        value={firstNumber.value}
        onChange={firstNumber.onChange}
        error={errorOf('hives.firstNumber')}
      />
    </Stack>
  );
}
