import { decimalsOf } from '@skep/domain';
import { Field } from '@skep/remote-kit/form';
import { Button, Row, Stack, Text } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useMomentText } from '../device/useMomentText.ts';
import { useIntl } from '../use-intl.ts';
import type { RawValue } from './calibration.ts';
import type { CalibrationFormState } from './useCalibrationForm.ts';

/** What the device sent last. */
export interface Newest {
  measuredAt: string;
  values: readonly RawValue[];
}

export interface ReadingFieldProps {
  form: CalibrationFormState['form'];
  name: 'emptyRaw' | 'loadedRaw' | 'checkRaw';
  /** Name of the raw value. */
  input: string | undefined;
  newest: Newest | undefined;
  onLookAgain: () => void;
}

/** A raw value: taken from the newest message, or typed. */
export function ReadingField({ form, name, input, newest, onLookAgain }: ReadingFieldProps) {
  const { formatMessage, formatNumber } = useIntl();
  const momentText = useMomentText();
  const raw = newest?.values.find((value) => value.name === input)?.value;
  return (
    <Field form={form} name={name} label={formatMessage({ id: 'calibrate.raw' })}>
      {(field) => (
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
              <Button icon="check" onClick={() => field.onChange(raw)}>
                {formatMessage({ id: 'calibrate.take' })}
              </Button>
            )}
            <Button kind="quiet" icon="retry" onClick={onLookAgain}>
              {formatMessage({ id: 'calibrate.lookAgain' })}
            </Button>
          </Row>
          <NumberField {...field} isRequired decimals={decimalsOf(field.value ?? 0)} step={1} />
        </Stack>
      )}
    </Field>
  );
}
