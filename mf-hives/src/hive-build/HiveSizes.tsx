import { type HiveDimensions, hiveLimits } from '@skep/domain';
import { Grid, Heading, NumberField, Stack, Text } from '@skep/ui';
import { useIntl } from 'react-intl';
import { dimensionNames } from './type-dimensions.ts';

export interface HiveSizesProps {
  value: HiveDimensions;
  onChange: (dimensions: HiveDimensions) => void;
  namePrefix: string;
  errorOf: (name: string) => string | undefined;
}

/** Sizes of a brood box and of its frames, from which the size of a colony is worked out. */
export function HiveSizes({ value, onChange, namePrefix, errorOf }: HiveSizesProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={12}>
      <Heading level={3}>{formatMessage({ id: 'hives.sizes' })}</Heading>
      <Text tone="muted">{formatMessage({ id: 'hives.sizesHint' })}</Text>
      <Grid gap={16} minColumn={240}>
        {dimensionNames.map((size) => {
          const name = `${namePrefix}dimensions.${size}`;
          return (
            <NumberField
              key={size}
              id={name}
              label={formatMessage({ id: 'hives.sizeName' }, { size })}
              min={0}
              max={hiveLimits.sizeMaxCm}
              decimals={hiveLimits.sizeDecimals}
              unit={formatMessage({ id: 'hives.centimetres' })}
              value={value[size]}
              onChange={(number) => onChange({ ...value, [size]: number })}
              error={errorOf(name)}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
