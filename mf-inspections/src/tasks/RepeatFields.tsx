import { mostRepeatUnits, repeatUnits } from '@skep/domain';
import { Field } from '@skep/remote-kit/form';
import { Checkbox, Grid } from '@skep/ui';
import { DateField, MultiChoiceField, NumberField, SelectField } from '@skep/ui/form';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TaskValues } from './task-values.ts';
import { useIntl } from './use-task-intl.ts';

const unitTexts = {
  day: 'tasks.unit.day',
  week: 'tasks.unit.week',
  month: 'tasks.unit.month',
  year: 'tasks.unit.year',
} as const;

/** Whether it repeats, and how; the parts of a repetition are there once there is one. */
export function RepeatFields() {
  const { formatMessage, formatDate } = useIntl();
  const form = useFormContext<TaskValues>();
  const unit = useWatch<TaskValues, 'unit'>({ name: 'unit' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: formatDate(new Date(2026, index, 15), { month: 'long' }),
  }));
  return (
    <>
      <Grid minColumn={220} gap={16}>
        <Field form={form} name="unit" label={formatMessage({ id: 'tasks.repeat' })}>
          {(field) => (
            <SelectField
              {...field}
              placeholder={formatMessage({ id: 'tasks.once' })}
              options={repeatUnits.map((value) => ({
                value,
                label: formatMessage({ id: unitTexts[value] }),
              }))}
            />
          )}
        </Field>
        {unit && (
          <Field form={form} name="every" label={formatMessage({ id: 'tasks.every' })}>
            {(field) => <NumberField {...field} min={1} max={mostRepeatUnits} step={1} />}
          </Field>
        )}
      </Grid>
      {unit && (
        <>
          <Field form={form} name="countsFromDone" label={formatMessage({ id: 'tasks.countsFromDone' })}>
            {({ label, value, onChange }) => <Checkbox label={label} isChecked={value} onChange={onChange} />}
          </Field>
          <Field form={form} name="months" label={formatMessage({ id: 'tasks.months' })}>
            {({ value, ...field }) => (
              <MultiChoiceField
                {...field}
                hint={formatMessage({ id: 'tasks.monthsHint' })}
                options={months}
                values={value}
              />
            )}
          </Field>
          <Field form={form} name="until" label={formatMessage({ id: 'tasks.until' })}>
            {(field) => <DateField {...field} />}
          </Field>
        </>
      )}
    </>
  );
}
