import {
  type AlertCalculation,
  type AlertComparator,
  type AlertComparison,
  type AlertCondition,
  alertComparators,
} from '@skep/domain';
import Type from 'typebox';
import { nullable, text } from '#platform/http/schemas.ts';
import { Decimal, decimalOf } from '#platform/http/wire-values.ts';
import { measurementIdOf, measurementOfId } from '#platform/taxonomy/measurement-ids.ts';

// The old wire has one form for all conditions: a last value is a period of no minutes, and a count over no minutes is
// what waits for three intervals of the device.

const calculationNames: Record<AlertCalculation, string> = {
  min: 'min',
  max: 'max',
  mean: 'ave',
  rate: 'der',
  count: 'cnt',
  deviation: 'std',
};
const comparisonNames: Record<AlertComparison, string> = {
  value: 'val',
  difference: 'dif',
  rise: 'inc',
  fall: 'dec',
  absolute_difference: 'abs_dif',
  rise_percent: 'inc_pct',
};
export const comparatorSigns: Record<AlertComparator, string> = {
  equal_to: '=',
  less_than: '<',
  greater_than: '>',
  less_than_or_equal: '<=',
  greater_than_or_equal: '>=',
};

/** What a rule of one condition says of it, and each of its formulas. */
export interface ConditionWire {
  measurement_id: number | null;
  quantity: string;
  calculation: string;
  comparator: string;
  comparison: string;
  threshold_value: number;
}

export interface FormulaWire extends ConditionWire {
  period_minutes: number;
  future: boolean;
}

export function conditionToWire(condition: AlertCondition): FormulaWire {
  const overMinutes = condition.period === 'past' || condition.period === 'future';
  const calculation = condition.period === 'intervals' ? 'count' : 'mean';
  return {
    measurement_id: measurementIdOf(condition.quantity) ?? null,
    quantity: condition.quantity,
    calculation: calculationNames[overMinutes ? condition.calculation : calculation],
    comparator: comparatorSigns[condition.comparator],
    comparison: comparisonNames[condition.period === 'intervals' ? 'value' : condition.comparison],
    threshold_value: condition.threshold,
    period_minutes: overMinutes ? condition.minutes : 0,
    future: condition.period === 'future',
  };
}

const whole = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** What can be said of a condition. */
export const ConditionFields = {
  measurement_id: Type.Optional(nullable(whole)),
  quantity: Type.Optional(nullable(text({ description: 'Name of the quantity; has priority over the id.' }))),
  calculation: Type.Optional(nullable(text())),
  comparator: Type.Optional(nullable(text())),
  comparison: Type.Optional(nullable(text())),
  threshold_value: Type.Optional(Decimal),
};

export const FormulaInput = Type.Object({
  ...ConditionFields,
  period_minutes: Type.Optional(nullable(whole)),
  future: Type.Optional(Type.Unsafe<boolean | number | null>({ type: ['boolean', 'integer', 'null'] })),
  logical: Type.Optional(nullable(text())),
});

export type SentFormula = Type.Static<typeof FormulaInput>;

/** The form says what of it is none. */
export function conditionOf(sent: SentFormula): AlertCondition {
  const calculation = keyOf(calculationNames, sent.calculation ?? 'ave');
  const minutes = sent.period_minutes ?? 0;
  const compared = {
    quantity: quantityOf(sent),
    comparator: comparatorOf(sent.comparator ?? '<'),
    threshold: decimalOf(sent.threshold_value) ?? Number.NaN,
  };
  const comparison = keyOf(comparisonNames, sent.comparison ?? 'val');
  if (minutes > 0)
    return {
      ...compared,
      comparison,
      calculation,
      minutes,
      period: sent.future === true || sent.future === 1 ? 'future' : 'past',
    };
  if (calculation === 'count') return { ...compared, period: 'intervals' };
  return { ...compared, comparison, period: 'last' };
}

/** Of a rule of an old client, which has one condition and no period of its own. */
export function onlyConditionOf(sent: SentFormula, minutes: unknown): AlertCondition {
  return conditionOf({ ...sent, period_minutes: typeof minutes === 'number' ? minutes : 0 });
}

function quantityOf({ quantity, measurement_id: id }: SentFormula): string {
  if (typeof quantity === 'string' && quantity !== '') return quantity;
  return (id === null || id === undefined ? undefined : measurementOfId(id)) ?? '';
}

/** Signs, and their names as the lists of the taxonomy have them. What is neither goes on to the form, which refuses it. */
function comparatorOf(sent: string): AlertComparator {
  return alertComparators.find((name) => name === sent) ?? keyOf(comparatorSigns, sent);
}

function keyOf<Key extends string>(names: Record<Key, string>, sent: string): Key {
  const found = Object.entries(names).find(([, name]) => name === sent);
  return (found?.[0] ?? sent) as Key;
}
