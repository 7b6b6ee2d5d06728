import { apiaryLimits, hiveLimits } from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { Stack, TextField } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import type { NewApiaryFormState } from './useNewApiary.ts';

/** How many hives, and what they are called. */
export function HivesStep({ form }: { form: NewApiaryFormState }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={24}>
      <Field form={form} name="hives.amount" label={formatMessage({ id: 'hives.amount' })}>
        {(field) => <NumberField {...field} isRequired min={0} max={apiaryLimits.newHivesMax} />}
      </Field>
      <TypedField form={form} name="hives.prefix" label={formatMessage({ id: 'hives.prefix' })}>
        {(field) => <TextField {...field} isRequired maxLength={hiveLimits.nameLength} autoComplete="off" />}
      </TypedField>
      <Field form={form} name="hives.firstNumber" label={formatMessage({ id: 'hives.firstNumber' })}>
        {(field) => <NumberField {...field} isRequired min={0} max={apiaryLimits.firstNumberMax} />}
      </Field>
    </Stack>
  );
}
