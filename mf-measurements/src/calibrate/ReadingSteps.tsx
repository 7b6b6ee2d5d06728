import { Field } from '@skep/remote-kit/form';
import { Heading, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { type Quantity, quantityOptions } from '../device/quantity-options.ts';
import { useIntl } from '../use-intl.ts';
import { calibrationOf, isNumber, type Readings } from './calibration.ts';
import { type Newest, ReadingField } from './ReadingField.tsx';
import type { CalibrationFormState } from './useCalibrationForm.ts';
import { WeightField } from './WeightField.tsx';

export interface ReadingStepProps {
  form: CalibrationFormState['form'];
  /** What it holds. */
  readings: Readings;
  newest: Newest | undefined;
  onLookAgain: () => void;
}

/** Which scale, and its raw value with nothing on it. */
export function EmptyStep({
  form,
  readings,
  scales,
  quantities,
  ...source
}: ReadingStepProps & { scales: readonly string[]; quantities: readonly Quantity[] }) {
  const { formatMessage } = useIntl();

  /** What was read of another scale is nothing of this one. */
  function choose(input: string | undefined) {
    form.setValue('input', input, { shouldDirty: true });
    for (const name of ['emptyRaw', 'loadedRaw', 'checkRaw'] as const) form.setValue(name, undefined);
  }

  return (
    <Stack gap={16}>
      <Heading level={2}>{formatMessage({ id: 'calibrate.step.empty' })}</Heading>
      <Text>{formatMessage({ id: 'calibrate.emptyAbout' })}</Text>
      <Field form={form} name="input" label={formatMessage({ id: 'calibrate.scale' })}>
        {(field) => (
          <SelectField {...field} isRequired options={scaleOptions(scales, quantities)} onChange={choose} />
        )}
      </Field>
      <ReadingField {...source} form={form} name="emptyRaw" input={readings.input} />
    </Stack>
  );
}

/** A known weight, and the raw value with it on the scale. */
export function LoadStep({ form, readings, ...source }: ReadingStepProps) {
  const { formatMessage } = useIntl();
  const isUseless = isNumber(readings.loadedRaw) && isNumber(readings.knownKg) && !calibrationOf(readings);
  return (
    <Stack gap={16}>
      <Heading level={2}>{formatMessage({ id: 'calibrate.step.load' })}</Heading>
      <Text>{formatMessage({ id: 'calibrate.loadAbout' })}</Text>
      <Field form={form} name="knownKg" label={formatMessage({ id: 'calibrate.known' })}>
        {(field) => <WeightField {...field} isRequired />}
      </Field>
      <ReadingField {...source} form={form} name="loadedRaw" input={readings.input} />
      {isUseless && <Text tone="problem">{formatMessage({ id: 'calibrate.useless' })}</Text>}
    </Stack>
  );
}

/** In the order of the scales: the commonest comes first. */
function scaleOptions(scales: readonly string[], quantities: readonly Quantity[]) {
  const named = quantityOptions(quantities, scales);
  return scales.map((value) => named.find((option) => option.value === value) ?? { value, label: value });
}
