import {
  type AlertCalculation,
  type AlertComparator,
  type AlertComparison,
  type AlertRuleForm,
  alertRuleForm,
  newAlertRule,
} from '@skep/domain';
import type {
  AlertConditionInput,
  AlertRuleInput,
  EditedRuleFragment as EditedRule,
} from '../generated/graphql.ts';

/** All fields of a condition are stored while it is typed, whatever its period makes use of. */
export interface ConditionValues {
  quantity: string;
  period: 'last' | 'past' | 'future' | 'intervals';
  calculation: AlertCalculation;
  minutes: number;
  comparison: AlertComparison;
  comparator: AlertComparator;
  /** In the stored unit of the quantity; undefined: not answered. */
  threshold: number | undefined;
}

/** What the form holds. */
export interface RuleValues extends Omit<AlertRuleForm, 'description' | 'conditions' | 'occurrences'> {
  description: string;
  conditions: ConditionValues[];
  occurrences: number | undefined;
}

export const newCondition: ConditionValues = {
  quantity: '',
  period: 'last',
  calculation: 'mean',
  minutes: 180,
  comparison: 'value',
  comparator: 'less_than',
  threshold: undefined,
};

/** One that is made here reaches its person: without e-mail and push it would only be in the list. */
export const newRule: RuleValues = {
  ...newAlertRule,
  byEmail: true,
  description: '',
  conditions: [newCondition],
};

/** What the form has in its own way is named here; all other fields are as the rule has them. */
export function ruleValues({ __typename, id, revision, ...rule }: EditedRule): RuleValues {
  return {
    ...withoutNulls(rule),
    description: rule.description ?? '',
    conditions: rule.conditions.map((condition) => ({
      quantity: condition.quantity,
      period: inside(condition.period),
      calculation: inside(condition.calculation),
      minutes: condition.minutes === 0 ? newCondition.minutes : condition.minutes,
      comparison: inside(condition.comparison),
      comparator: inside(condition.comparator),
      threshold: condition.threshold,
    })),
    joinedBy: inside(rule.joinedBy),
    calculationMinutes: rule.calculationMinutes as AlertRuleForm['calculationMinutes'],
  };
}

export function sentRule(rule: AlertRuleForm): AlertRuleInput {
  return {
    ...withNulls(rule),
    joinedBy: outside(rule.joinedBy),
    conditions: rule.conditions.map((condition): AlertConditionInput => {
      const { quantity, threshold } = condition;
      const isOver = condition.period === 'past' || condition.period === 'future';
      return {
        quantity,
        threshold,
        period: outside(condition.period),
        comparator: outside(condition.comparator),
        comparison: condition.period === 'intervals' ? null : outside(condition.comparison),
        calculation: isOver ? outside(condition.calculation) : null,
        minutes: isOver ? condition.minutes : null,
      };
    }),
  };
}

// GraphQL writes the same words in capitals.
const inside = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>;
const outside = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;

type WithoutNulls<Values> = {
  [Name in keyof Values]: null extends Values[Name] ? Exclude<Values[Name], null> | undefined : Values[Name];
};

/** A form has nothing where GraphQL has null. */
function withoutNulls<Values extends object>(values: Values): WithoutNulls<Values> {
  const entries = Object.entries(values).map(([name, value]) => [name, value ?? undefined]);
  return Object.fromEntries(entries) as WithoutNulls<Values>;
}

type WithNulls<Values> = {
  [Name in keyof Values]-?: undefined extends Values[Name]
    ? Exclude<Values[Name], undefined> | null
    : Values[Name];
};

/** What is left empty is sent as null, which takes it away. */
function withNulls(rule: AlertRuleForm): WithNulls<AlertRuleForm> {
  const names = Object.keys(alertRuleForm.entries) as (keyof AlertRuleForm)[];
  return Object.fromEntries(names.map((name) => [name, rule[name] ?? null])) as WithNulls<AlertRuleForm>;
}
