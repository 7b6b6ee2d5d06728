import { Field } from '@skep/remote-kit/form';
import { Checkbox, Stack } from '@skep/ui';
import { FieldSet, MultiChoiceField, useFieldIds } from '@skep/ui/form';
import { useFormContext } from 'react-hook-form';
import { hourName, monthName } from './rule-sentence.ts';
import type { RuleValues } from './rule-values.ts';
import { ToggleStrip } from './ToggleStrip.tsx';
import { useIntl } from './use-rule-intl.ts';

export interface ExcludableApiary {
  id: string;
  name: string;
  hives: readonly { id: string; name: string }[];
}

/** When the rule says nothing, and of which hives. */
export function ExclusionFields({ apiaries }: { apiaries: readonly ExcludableApiary[] }) {
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
      {apiaries.some(({ hives }) => hives.length > 0) && (
        <Field form={form} name="excludedHiveIds" label={formatMessage({ id: 'rule.excludedHives' })}>
          {({ value, onChange, ...field }) => (
            <HiveChoices {...field} apiaries={apiaries} values={value} onChange={onChange} />
          )}
        </Field>
      )}
    </>
  );
}

interface HiveChoicesProps {
  id: string;
  label: string;
  error: string | undefined;
  apiaries: readonly ExcludableApiary[];
  values: readonly string[];
  onChange: (hiveIds: string[]) => void;
}

/** Hives by their apiaries: names repeat. One that is left out and is not seen any more stays left out. */
function HiveChoices({ apiaries, values, onChange, ...field }: HiveChoicesProps) {
  const ids = useFieldIds(field);
  const choose = (hives: ExcludableApiary['hives'], chosen: readonly string[]) =>
    onChange([...values.filter((id) => !hives.some((hive) => hive.id === id)), ...chosen]);
  return (
    <FieldSet {...field} ids={ids}>
      <Stack gap={16}>
        {apiaries
          .filter(({ hives }) => hives.length > 0)
          .map(({ id, name, hives }) => (
            <MultiChoiceField
              key={id}
              label={name}
              options={hives.map((hive) => ({ value: hive.id, label: hive.name }))}
              values={values.filter((value) => hives.some((hive) => hive.id === value))}
              onChange={(chosen) => choose(hives, chosen)}
            />
          ))}
      </Stack>
    </FieldSet>
  );
}
