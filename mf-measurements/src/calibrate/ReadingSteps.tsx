import { Heading, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { type Quantity, quantityOptions } from '../device/quantity-options.ts';
import { useIntl } from '../use-intl.ts';
import { calibrationOf, isNumber, type Readings } from './calibration.ts';
import { type Newest, ReadingField } from './ReadingField.tsx';
import { WeightField } from './WeightField.tsx';

export interface ReadingStepProps {
  readings: Readings;
  change: (part: Partial<Readings>) => void;
  newest: Newest | undefined;
  onLookAgain: () => void;
}

/** Which scale, and its raw value with nothing on it. */
export function EmptyStep({
  readings,
  change,
  scales,
  quantities,
  ...source
}: ReadingStepProps & { scales: readonly string[]; quantities: readonly Quantity[] }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={16}>
      <Heading level={2}>{formatMessage({ id: 'calibrate.step.empty' })}</Heading>
      <Text>{formatMessage({ id: 'calibrate.emptyAbout' })}</Text>
      <SelectField
        label={formatMessage({ id: 'calibrate.scale' })}
        isRequired
        options={scaleOptions(scales, quantities)}
        value={readings.input}
        onChange={(input) =>
          change({ input, emptyRaw: undefined, loadedRaw: undefined, checkRaw: undefined })
        }
      />
      <ReadingField
        {...source}
        input={readings.input}
        value={readings.emptyRaw}
        onChange={(emptyRaw) => change({ emptyRaw })}
      />
    </Stack>
  );
}

/** A known weight, and the raw value with it on the scale. */
export function LoadStep({ readings, change, ...source }: ReadingStepProps) {
  const { formatMessage } = useIntl();
  const isUseless = isNumber(readings.loadedRaw) && isNumber(readings.knownKg) && !calibrationOf(readings);
  return (
    <Stack gap={16}>
      <Heading level={2}>{formatMessage({ id: 'calibrate.step.load' })}</Heading>
      <Text>{formatMessage({ id: 'calibrate.loadAbout' })}</Text>
      <WeightField
        label={formatMessage({ id: 'calibrate.known' })}
        isRequired
        value={readings.knownKg}
        onChange={(knownKg) => change({ knownKg })}
      />
      <ReadingField
        {...source}
        input={readings.input}
        value={readings.loadedRaw}
        onChange={(loadedRaw) => change({ loadedRaw })}
      />
      {isUseless && <Text tone="problem">{formatMessage({ id: 'calibrate.useless' })}</Text>}
    </Stack>
  );
}

/** In the order of the scales: the commonest comes first. */
function scaleOptions(scales: readonly string[], quantities: readonly Quantity[]) {
  const named = quantityOptions(quantities, scales);
  return scales.map((value) => named.find((option) => option.value === value) ?? { value, label: value });
}
