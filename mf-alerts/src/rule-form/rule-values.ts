import type { AlertCalculation, AlertComparator, AlertComparison, AlertRuleForm } from '@skep/domain';
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

export const newRule: RuleValues = {
  name: '',
  description: '',
  isActive: true,
  byEmail: false,
  conditions: [newCondition],
  joinedBy: 'and',
  calculationMinutes: 0,
  occurrences: 1,
  excludedMonths: [],
  excludedHours: [],
  excludedHiveIds: [],
  includesShared: false,
  worseBy: undefined,
  quietMinutes: 60,
};

export function ruleValues(rule: EditedRule): RuleValues {
  return {
    name: rule.name,
    description: rule.description ?? '',
    isActive: rule.isActive,
    byEmail: rule.byEmail,
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
    occurrences: rule.occurrences,
    excludedMonths: [...rule.excludedMonths],
    excludedHours: [...rule.excludedHours],
    excludedHiveIds: [...rule.excludedHiveIds],
    includesShared: rule.includesShared,
    worseBy: rule.worseBy ?? undefined,
    quietMinutes: rule.quietMinutes,
  };
}

export function sentRule(rule: AlertRuleForm): AlertRuleInput {
  return {
    ...rule,
    description: rule.description ?? null,
    worseBy: rule.worseBy ?? null,
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
