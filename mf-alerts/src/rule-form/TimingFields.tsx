import { type AlertCalculationMinutes, alertCalculationMinutes, alertLimits } from '@skep/domain';
import { Field } from '@skep/remote-kit/form';
import { NumberField, SelectField } from '@skep/ui/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { durationText } from './rule-sentence.ts';
import type { RuleValues } from './rule-values.ts';
import { useIntl } from './use-rule-intl.ts';
import { type ChoosableQuantity, useThreshold } from './useThreshold.ts';

const offeredQuiet = [0, 60, 180, 360, 720, 1440, 2880, 10_080];

/** How often the rule looks, and how often it tells. */
export function TimingFields({ quantities }: { quantities: readonly ChoosableQuantity[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useFormContext<RuleValues>();
  const quiet = useWatch({ control: form.control, name: 'quietMinutes' });
  const quiets = [...new Set([...offeredQuiet, quiet])].toSorted((one, other) => one - other);
  return (
    <>
      <Field form={form} name="calculationMinutes" label={formatMessage({ id: 'rule.calculationMinutes' })}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            isAlwaysChosen
            options={alertCalculationMinutes.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? formatMessage({ id: 'rule.atOnce' }) : durationText(intl, minutes),
            }))}
            value={String(value)}
            onChange={(next) => next && onChange(Number(next) as AlertCalculationMinutes)}
          />
        )}
      </Field>
      <Field form={form} name="occurrences" label={formatMessage({ id: 'rule.occurrences' })}>
        {(field) => <NumberField {...field} isRequired min={1} max={alertLimits.occurrences} />}
      </Field>
      <Field form={form} name="quietMinutes" label={formatMessage({ id: 'rule.quietMinutes' })}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            isAlwaysChosen
            options={quiets.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? formatMessage({ id: 'rule.noQuiet' }) : durationText(intl, minutes),
            }))}
            value={String(value)}
            onChange={(next) => next && onChange(Number(next))}
          />
        )}
      </Field>
      <WorseField quantities={quantities} />
    </>
  );
}

function WorseField({ quantities }: { quantities: readonly ChoosableQuantity[] }) {
  const { formatMessage } = useIntl();
  const form = useFormContext<RuleValues>();
  const first = useWatch({ control: form.control, name: 'conditions.0' });
  // By so much two values differ, whatever is compared.
  const { unit, shown, toStored } = useThreshold(quantities).scaleOfCondition({
    ...first,
    comparison: first.comparison === 'rise_percent' ? 'rise_percent' : 'absolute_difference',
  });
  return (
    <Field form={form} name="worseBy" label={formatMessage({ id: 'rule.worseBy' })}>
      {({ value, onChange, ...field }) => (
        <NumberField
          {...field}
          decimals={2}
          step={1}
          min={0}
          unit={unit}
          value={value === undefined ? undefined : shown(value)}
          onChange={(typed) => onChange(typed === undefined ? undefined : toStored(typed))}
        />
      )}
    </Field>
  );
}
