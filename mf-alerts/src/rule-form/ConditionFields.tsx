import {
  alertCalculations,
  alertComparators,
  alertComparisons,
  alertLimits,
  anyMessage,
  isAlertWeather,
  modelAnswer,
} from '@skep/domain';
import { Field } from '@skep/remote-kit/form';
import { Button, Card, Heading, Stack } from '@skep/ui';
import { NumberField, SelectField } from '@skep/ui/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { durationText } from './rule-sentence.ts';
import type { RuleValues } from './rule-values.ts';
import { useIntl } from './use-rule-intl.ts';
import { type ChoosableQuantity, useThreshold } from './useThreshold.ts';

const signs = {
  equal_to: '=',
  less_than: '<',
  greater_than: '>',
  less_than_or_equal: '\u2264',
  greater_than_or_equal: '\u2265',
} as const;

const offeredMinutes = [15, 30, 60, 180, 360, 720, 1440, 2880, 4320, 5760, 10_080, 43_200];

export interface ConditionFieldsProps {
  index: number;
  quantities: readonly ChoosableQuantity[];
  /** Undefined: it is the only one. */
  onRemove: (() => void) | undefined;
}

/** What is compared with what. */
export function ConditionFields({ index, quantities, onRemove }: ConditionFieldsProps) {
  const { formatMessage } = useIntl();
  const form = useFormContext<RuleValues>();
  const name = `conditions.${index}` as const;
  const condition = useWatch({ control: form.control, name });
  const { scaleOfCondition } = useThreshold(quantities);
  const { unit, shown, toStored } = scaleOfCondition(condition);
  const number = index + 1;
  const comparators = alertComparators.map((value) => ({ value, label: signs[value] }));
  return (
    <Card as="section">
      <Heading level={3}>{formatMessage({ id: 'rule.condition' }, { number })}</Heading>
      <Stack gap={16}>
        <QuantityField index={index} quantities={quantities} />
        <PeriodFields index={index} />
        <Field form={form} name={`${name}.comparator`} label={formatMessage({ id: 'rule.comparator' })}>
          {({ onChange, ...field }) => (
            <SelectField
              {...field}
              isAlwaysChosen
              options={comparators}
              onChange={(next) => next && onChange(next)}
            />
          )}
        </Field>
        <Field form={form} name={`${name}.threshold`} label={formatMessage({ id: 'rule.threshold' })}>
          {({ value, onChange, ...field }) => (
            <NumberField
              {...field}
              isRequired
              decimals={2}
              step={1}
              min={-alertLimits.threshold}
              unit={unit}
              value={value === undefined ? undefined : shown(value)}
              onChange={(typed) => onChange(typed === undefined ? undefined : toStored(typed))}
            />
          )}
        </Field>
        {onRemove && (
          <Button kind="quiet" icon="trash" onClick={onRemove}>
            {formatMessage({ id: 'rule.removeCondition' }, { number })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function sourceOf(quantity: string): 'measured' | 'weather' | 'model' {
  if (quantity === modelAnswer) return 'model';
  return isAlertWeather(quantity) ? 'weather' : 'measured';
}

function QuantityField({ index, quantities }: Pick<ConditionFieldsProps, 'index' | 'quantities'>) {
  const { formatMessage } = useIntl();
  const form = useFormContext<RuleValues>();
  const options = [
    { value: anyMessage as string, label: formatMessage({ id: 'rule.messages' }) },
    ...quantities.map(({ key, name, kind }) => ({
      value: key,
      label: name,
      group: formatMessage({ id: `rule.${kind ?? sourceOf(key)}` }),
    })),
  ];
  return (
    <Field form={form} name={`conditions.${index}.quantity`} label={formatMessage({ id: 'rule.quantity' })}>
      {({ value, onChange, ...field }) => (
        <SelectField
          {...field}
          isRequired
          isSearched
          // One that is offered no more, or is another program's, stays under its own name.
          options={
            value === '' || options.some((option) => option.value === value)
              ? options
              : [{ value, label: value }, ...options]
          }
          value={value === '' ? undefined : value}
          onChange={(next) => {
            onChange(next ?? '');
            // Of messages it can only be said whether they come.
            if (next === anyMessage)
              form.setValue(`conditions.${index}`, {
                ...form.getValues(`conditions.${index}`),
                ...{ quantity: next, period: 'intervals', comparator: 'equal_to', threshold: 0 },
              });
          }}
        />
      )}
    </Field>
  );
}

function PeriodFields({ index }: { index: number }) {
  const { formatMessage } = useIntl();
  const intl = useIntl();
  const form = useFormContext<RuleValues>();
  const name = `conditions.${index}` as const;
  const { quantity, period, minutes } = useWatch({ control: form.control, name });
  const periods = (['last', 'past', 'future', 'intervals'] as const)
    .filter((value) => value !== 'future' || period === 'future' || isAlertWeather(quantity))
    .map((value) => ({ value, label: formatMessage({ id: `rule.period.${value}` }) }));
  const lengths = [...new Set([...offeredMinutes, minutes])].toSorted((one, other) => one - other);
  const isOver = period === 'past' || period === 'future';
  return (
    <>
      <Field form={form} name={`${name}.period`} label={formatMessage({ id: 'rule.period' })}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            isAlwaysChosen
            options={periods}
            onChange={(next) => next && onChange(next)}
          />
        )}
      </Field>
      {isOver && (
        <>
          <Field form={form} name={`${name}.minutes`} label={formatMessage({ id: 'rule.minutes' })}>
            {({ value, onChange, ...field }) => (
              <SelectField
                {...field}
                isAlwaysChosen
                options={lengths.map((length) => ({
                  value: String(length),
                  label: durationText(intl, length),
                }))}
                value={String(value)}
                onChange={(next) => next && onChange(Number(next))}
              />
            )}
          </Field>
          <Field form={form} name={`${name}.calculation`} label={formatMessage({ id: 'rule.calculation' })}>
            {({ onChange, ...field }) => (
              <SelectField
                {...field}
                isAlwaysChosen
                options={alertCalculations.map((value) => ({
                  value,
                  label: formatMessage({ id: `rule.calculation.${value}` }),
                }))}
                onChange={(next) => next && onChange(next)}
              />
            )}
          </Field>
        </>
      )}
      {period !== 'intervals' && (
        <Field form={form} name={`${name}.comparison`} label={formatMessage({ id: 'rule.comparison' })}>
          {({ onChange, ...field }) => (
            <SelectField
              {...field}
              isAlwaysChosen
              options={alertComparisons.map((value) => ({
                value,
                label: formatMessage({ id: `rule.comparison.${value}` }),
              }))}
              onChange={(next) => next && onChange(next)}
            />
          )}
        </Field>
      )}
    </>
  );
}
