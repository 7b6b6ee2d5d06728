import { type HiveDimensions, hiveLimits } from '@skep/domain';
import { NamedField } from '@skep/remote-kit/form';
import { Grid, Heading, Stack, Text } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import { dimensionNames } from './type-dimensions.ts';

export interface HiveSizesProps {
  value: HiveDimensions;
  onChange: (dimensions: HiveDimensions) => void;
  namePrefix: string;
}

/** Sizes of a brood box and of its frames, from which the size of a colony is worked out. */
export function HiveSizes({ value, onChange, namePrefix }: HiveSizesProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={12}>
      <Heading level={3}>{formatMessage({ id: 'hives.sizes' })}</Heading>
      <Text tone="muted">{formatMessage({ id: 'hives.sizesHint' })}</Text>
      <Grid gap={16} minColumn={240}>
        {dimensionNames.map((size) => (
          <NamedField
            key={size}
            name={`${namePrefix}dimensions.${size}`}
            label={formatMessage({ id: `hives.size.${size}` })}
          >
            {(field) => (
              <NumberField
                {...field}
                min={0}
                max={hiveLimits.sizeMaxCm}
                decimals={hiveLimits.sizeDecimals}
                unit={formatMessage({ id: 'hives.centimetres' })}
                value={value[size]}
                onChange={(number) => onChange({ ...value, [size]: number })}
              />
            )}
          </NamedField>
        ))}
      </Grid>
    </Stack>
  );
}
