import { Field } from '@skep/remote-kit/form';
import { Checkbox } from '@skep/ui';
import { MultiChoiceField } from '@skep/ui/form';
import { useFormContext } from 'react-hook-form';
import { hourName, monthName } from './rule-sentence.ts';
import type { RuleValues } from './rule-values.ts';
import { ToggleStrip } from './ToggleStrip.tsx';
import { useIntl } from './use-rule-intl.ts';

export interface ExcludableHive {
  id: string;
  name: string;
}

/** When the rule says nothing, and of which hives. */
export function ExclusionFields({ hives }: { hives: readonly ExcludableHive[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useFormContext<RuleValues>();
  const months = Array.from({ length: 12 }, (_, index) => index + 1).map((value) => ({
    value,
    short: monthName(intl, value),
    name: monthName(intl, value),
  }));
  const hours = Array.from({ length: 24 }, (_, value) => ({
    value,
    short: String(value),
    name: hourName(intl, value),
  }));
  return (
    <>
      <Field form={form} name="excludedMonths" label={formatMessage({ id: 'rule.excludedMonths' })}>
        {({ value, ...field }) => <ToggleStrip {...field} parts={months} values={value} />}
      </Field>
      <Field form={form} name="excludedHours" label={formatMessage({ id: 'rule.excludedHours' })}>
        {({ value, ...field }) => <ToggleStrip {...field} parts={hours} values={value} />}
      </Field>
      <Field form={form} name="includesShared" label={formatMessage({ id: 'rule.includesShared' })}>
        {({ label, value, onChange }) => <Checkbox label={label} isChecked={value} onChange={onChange} />}
      </Field>
      {hives.length > 0 && (
        <Field form={form} name="excludedHiveIds" label={formatMessage({ id: 'rule.excludedHives' })}>
          {({ value, ...field }) => (
            <MultiChoiceField
              {...field}
              options={hives.map(({ id, name }) => ({ value: id, label: name }))}
              values={value}
            />
          )}
        </Field>
      )}
    </>
  );
}
