import { type ScaleCalibration, weightOfRaw } from '@skep/domain';
import { Field } from '@skep/remote-kit/form';
import { Heading, Notice, Stack, Text } from '@skep/ui';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import { useIntl } from '../use-intl.ts';
import { checkOf, type Definition, driftSince } from './calibration.ts';
import { ReadingField } from './ReadingField.tsx';
import type { ReadingStepProps } from './ReadingSteps.tsx';
import { WeightField } from './WeightField.tsx';

export interface CheckStepProps extends ReadingStepProps {
  calibration: ScaleCalibration;
  definitions: readonly Definition[];
}

/** What the scale shows by now, and whether another known weight comes out right. */
export function CheckStep({ calibration, definitions, form, readings, newest, ...source }: CheckStepProps) {
  const { formatMessage, formatDate } = useIntl();
  const measuredText = useMeasuredText();
  const kilograms = (value: number) => measuredText(value, 'kg', 2);
  const raw = newest?.values.find(({ name }) => name === readings.input)?.value;
  const check = checkOf(readings);
  const drift = driftSince(definitions, readings);
  return (
    <Stack gap={16}>
      <Heading level={2}>{formatMessage({ id: 'calibrate.step.check' })}</Heading>
      {raw !== undefined && (
        <Text size="large">
          {formatMessage({ id: 'calibrate.shows' }, { weight: kilograms(weightOfRaw(raw, calibration)) })}
        </Text>
      )}
      {drift && (
        <Notice kind="warning">
          {formatMessage(
            { id: 'calibrate.drifted' },
            {
              weight: kilograms(Math.abs(drift.offByKg)),
              since: formatDate(drift.since, { dateStyle: 'medium' }),
            },
          )}
        </Notice>
      )}
      <Text>{formatMessage({ id: 'calibrate.checkAbout' })}</Text>
      <Field form={form} name="checkKg" label={formatMessage({ id: 'calibrate.checkWeight' })}>
        {(field) => <WeightField {...field} />}
      </Field>
      <ReadingField {...source} form={form} name="checkRaw" newest={newest} input={readings.input} />
      {check && (
        <Notice kind={check.isTooMuch ? 'warning' : 'success'}>
          {formatMessage(
            { id: check.isTooMuch ? 'calibrate.checkOff' : 'calibrate.checkRight' },
            { shown: kilograms(check.shownKg), off: kilograms(Math.abs(check.offByKg)) },
          )}
        </Notice>
      )}
    </Stack>
  );
}
