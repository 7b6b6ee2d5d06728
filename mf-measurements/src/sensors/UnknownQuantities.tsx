import { importUnits, likelyUnit, unitCalibration } from '@skep/domain';
import { useMutationFeedback } from '@skep/remote-kit';
import { Button, Card, Grid, Heading, Row, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { type Quantity, quantityOptions } from '../device/quantity-options.ts';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import type { SensorsQuery } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { useCreateSensor } from './useSaveSensor.ts';

type Device = NonNullable<SensorsQuery['device']>;

export interface UnknownQuantitiesProps {
  device: Device;
  quantities: readonly Quantity[];
}

/**
 * What the device sends under names that nobody knows, each with what it probably is: a press makes the definition, for
 * what was sent before as well.
 */
export function UnknownQuantities({ device, quantities }: UnknownQuantitiesProps) {
  const { formatMessage } = useIntl();
  if (device.unknownQuantities.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'sensors.unknown.title' })}</Heading>
        <Text tone="muted">{formatMessage({ id: 'sensors.unknown.text' })}</Text>
        {device.unknownQuantities.map((unknown) => (
          <UnknownQuantity key={unknown.name} device={device} unknown={unknown} quantities={quantities} />
        ))}
      </Stack>
    </Card>
  );
}

interface UnknownQuantityProps extends UnknownQuantitiesProps {
  unknown: Device['unknownQuantities'][number];
}

function UnknownQuantity({ device, unknown, quantities }: UnknownQuantityProps) {
  const { formatMessage, formatNumber } = useIntl();
  const measuredText = useMeasuredText();
  const feedback = useMutationFeedback();
  const creation = useCreateSensor(device.id);
  const [key, setKey] = useState(unknown.quantity ?? undefined);
  const [chosenUnit, setChosenUnit] = useState(unknown.unit ?? undefined);
  const { name } = unknown;
  const newest = device.newest?.values.find((value) => value.name === name)?.value;
  const stored = quantities.find((quantity) => quantity.key === key)?.unit ?? '';
  const units = importUnits(stored);
  const probable = newest === undefined ? undefined : likelyUnit(stored, newest);
  const unit = [chosenUnit, probable, stored].find((each) => each !== undefined && units.includes(each));
  const { offset, multiplier } = unitCalibration(stored, unit);
  const read = newest === undefined ? undefined : measuredText((newest - offset) * multiplier, stored);
  const sent = newest === undefined ? undefined : formatNumber(newest, { maximumSignificantDigits: 6 });

  async function use(output: string) {
    const { createdAt: validFrom } = device;
    const input = { name, input: name, output, offset, multiplier, validFrom, isInside: null };
    await feedback(creation.run(input), formatMessage({ id: 'sensors.saved' }, { name }));
  }

  return (
    <Stack as="section" gap={8}>
      <Heading level={3}>{name}</Heading>
      <Grid minColumn={200} gap={16}>
        <SelectField
          id={`${name}-quantity`}
          label={formatMessage({ id: 'sensors.unknown.quantity' })}
          options={quantityOptions(quantities)}
          value={key}
          onChange={setKey}
          isSearched
        />
        {units.length > 1 && (
          <SelectField
            id={`${name}-unit`}
            label={formatMessage({ id: 'sensors.unknown.unit' })}
            options={units.map((each) => ({ value: each, label: each }))}
            value={unit}
            onChange={setChosenUnit}
            isAlwaysChosen
          />
        )}
      </Grid>
      <Row justify="between" gap={8}>
        <Text tone="muted">
          {sent !== undefined &&
            (key === undefined
              ? formatMessage({ id: 'sensors.unknown.newest' }, { value: sent })
              : formatMessage({ id: 'sensors.unknown.becomes' }, { value: sent, result: read }))}
        </Text>
        <Button
          icon="check"
          isDisabled={key === undefined}
          isBusy={creation.isRunning}
          onClick={() => key !== undefined && void use(key)}
        >
          {formatMessage({ id: 'sensors.unknown.use' })}
        </Button>
      </Row>
    </Stack>
  );
}
