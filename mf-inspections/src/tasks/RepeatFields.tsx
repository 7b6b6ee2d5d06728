import { mostRepeatUnits, repeatRule, repeatUnits } from '@skep/domain';
import { Field } from '@skep/remote-kit/form';
import { Checkbox, Grid } from '@skep/ui';
import { DateField, NumberField, SelectField } from '@skep/ui/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { MonthToggles } from './MonthToggles.tsx';
import type { TaskValues } from './task-values.ts';
import { useIntl } from './use-task-intl.ts';
import { useRepeatText } from './useRepeatText.ts';

const unitTexts = {
  day: 'tasks.unit.day',
  week: 'tasks.unit.week',
  month: 'tasks.unit.month',
  year: 'tasks.unit.year',
} as const;

/** Whether it repeats, and how; the parts of a repetition are there once there is one. */
export function RepeatFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<TaskValues>();
  const unit = useWatch<TaskValues, 'unit'>({ name: 'unit' });
  const every = useWatch<TaskValues, 'every'>({ name: 'every' });
  const often = useRepeatText()(unit && repeatRule({ unit, every: every ?? 1, months: [] }));
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
            {(field) => <NumberField {...field} hint={often} min={1} max={mostRepeatUnits} step={1} />}
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
              <MonthToggles {...field} hint={formatMessage({ id: 'tasks.monthsHint' })} values={value} />
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
