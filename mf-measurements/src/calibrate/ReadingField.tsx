import { decimalsOf } from '@skep/domain';
import { Button, Row, Stack, Text } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useMomentText } from '../device/useMomentText.ts';
import { useIntl } from '../use-intl.ts';
import type { RawValue } from './calibration.ts';

/** What the device sent last. */
export interface Newest {
  measuredAt: string;
  values: readonly RawValue[];
}

export interface ReadingFieldProps {
  /** Name of the raw value. */
  input: string | undefined;
  newest: Newest | undefined;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  onLookAgain: () => void;
}

/** A raw value: taken from the newest message, or typed. */
export function ReadingField({ input, newest, value, onChange, onLookAgain }: ReadingFieldProps) {
  const { formatMessage, formatNumber } = useIntl();
  const momentText = useMomentText();
  const raw = newest?.values.find(({ name }) => name === input)?.value;
  return (
    <Stack gap={12}>
      <Text tone="muted">
        {newest === undefined || raw === undefined
          ? formatMessage({ id: 'calibrate.noReading' })
          : formatMessage(
              { id: 'calibrate.newest' },
              { value: formatNumber(raw), when: momentText(newest.measuredAt) },
            )}
      </Text>
      <Row gap={8}>
        {raw !== undefined && (
          <Button icon="check" onClick={() => onChange(raw)}>
            {formatMessage({ id: 'calibrate.take' })}
          </Button>
        )}
        <Button kind="quiet" icon="retry" onClick={onLookAgain}>
          {formatMessage({ id: 'calibrate.lookAgain' })}
        </Button>
      </Row>
      <NumberField
        label={formatMessage({ id: 'calibrate.raw' })}
        isRequired
        decimals={decimalsOf(value ?? 0)}
        step={1}
        value={value}
        onChange={onChange}
      />
    </Stack>
  );
}
