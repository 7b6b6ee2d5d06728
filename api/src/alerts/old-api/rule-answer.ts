import Type from 'typebox';
import type { AlertRule } from '#alerts/rules/rule.ts';
import { personalFields, templateFields } from '#alerts/rules/rule-fields.ts';
import { nullable, text, WireTime, wireTime } from '#platform/http/schemas.ts';
import { oldAnswerOf, oldAnswerSchemas, type ValuesOf } from '#platform/resource/fields.ts';
import { conditionToWire } from './conditions.ts';

const flag = Type.Integer({ description: '0 or 1.' });
const ConditionBody = {
  measurement_id: nullable(
    Type.Integer({ description: 'Null: the condition is about messages, not about a quantity.' }),
  ),
  quantity: Type.String({ description: 'Name of the quantity, also of the weather (an addition).' }),
  calculation: text(),
  comparator: text(),
  comparison: text(),
  threshold_value: Type.Number(),
};

export const FormulaBody = Type.Object({
  id: Type.Integer(),
  created_at: WireTime,
  updated_at: WireTime,
  alert_rule_id: Type.Integer(),
  ...ConditionBody,
  logical: nullable(text()),
  period_minutes: Type.Integer(),
  future: Type.Boolean(),
  last_result_value: Type.Null(),
  last_evaluation_value: flag,
  last_evaluated_at: Type.Null(),
});

const { name, description, calculation_minutes, exclude_months, exclude_hours, ...switches } =
  oldAnswerSchemas(templateFields);
const { alert_via_email, active, alert_on_occurrences, ...additions } = switches;
const { timezone, ...personal } = oldAnswerSchemas(personalFields);

// In the order in which old clients have always got them.
const RuleBody = {
  name,
  description,
  ...ConditionBody,
  calculation_minutes,
  exclude_months,
  exclude_hours,
  alert_via_email,
  active,
  default_rule: flag,
  alert_on_occurences: alert_on_occurrences,
  alert_on_occurrences,
  formulas: Type.Array(FormulaBody),
  no_value: Type.Boolean(),
  ...additions,
};

export const AlertRuleBody = Type.Object({
  id: Type.Integer(),
  created_at: WireTime,
  updated_at: WireTime,
  ...RuleBody,
  ...personal,
  user_id: Type.Integer(),
  timezone,
  last_evaluated_at: nullable(WireTime),
  rev: Type.Integer(),
});

export const DefaultRuleBody = Type.Object({ id: Type.Integer(), ...RuleBody });

/** What a rule is about, without whose it is. */
export function ruleFieldsToWire(
  rule: ValuesOf<typeof templateFields> &
    Pick<AlertRule, 'conditions' | 'joinedBy' | 'createdAt' | 'updatedAt'> & { id: number },
): Omit<Type.Static<typeof DefaultRuleBody>, 'default_rule'> {
  const formulas = rule.conditions.map((condition, index) => ({
    id: rule.id * 10 + index,
    created_at: wireTime(rule.createdAt),
    updated_at: wireTime(rule.updatedAt),
    alert_rule_id: rule.id,
    ...conditionToWire(condition),
    logical: rule.joinedBy as string | null,
    last_result_value: null,
    last_evaluation_value: 0,
    last_evaluated_at: null,
  }));
  const [first] = formulas;
  return {
    id: rule.id,
    ...oldAnswerOf(templateFields, rule),
    measurement_id: first?.measurement_id ?? null,
    quantity: first?.quantity ?? '',
    calculation: first?.calculation ?? '',
    comparator: first?.comparator ?? '',
    comparison: first?.comparison ?? '',
    threshold_value: first?.threshold_value ?? 0,
    alert_on_occurences: rule.occurrences,
    formulas,
    no_value: first?.calculation === 'cnt' && first.threshold_value === 0,
  };
}

export function ruleToWire(rule: AlertRule): Type.Static<typeof AlertRuleBody> {
  return {
    ...ruleFieldsToWire(rule),
    ...oldAnswerOf(personalFields, rule),
    default_rule: 0,
    created_at: wireTime(rule.createdAt),
    updated_at: wireTime(rule.updatedAt),
    user_id: rule.ownerId,
    last_evaluated_at: rule.evaluatedUntil === undefined ? null : wireTime(rule.evaluatedUntil),
    rev: rule.rev,
  };
}
