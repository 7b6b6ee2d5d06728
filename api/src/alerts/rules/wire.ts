import Type from 'typebox';
import { nullable, text, WireTime, wireTime } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import { conditionToWire } from './condition-wire.ts';
import type { AlertRule } from './rule.ts';

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

const RuleFields = {
  name: Type.String(),
  description: nullable(Type.String()),
  ...ConditionBody,
  calculation_minutes: Type.Integer(),
  exclude_months: Type.Array(Type.Integer()),
  exclude_hours: Type.Array(Type.Integer()),
  alert_via_email: flag,
  active: flag,
  default_rule: flag,
  alert_on_occurences: Type.Integer(),
  alert_on_occurrences: Type.Integer(),
  formulas: Type.Array(FormulaBody),
  no_value: Type.Boolean(),
  include_shared: Type.Boolean({ description: 'True: includes devices on shared hives (an addition).' }),
  worse_by: nullable(
    Type.Number({ description: 'Notifies again if the value gets worse by this amount (an addition).' }),
  ),
  quiet_minutes: Type.Integer({ description: 'Minutes without another notification (an addition).' }),
};

export const AlertRuleBody = Type.Object({
  id: Type.Integer(),
  created_at: WireTime,
  updated_at: WireTime,
  ...RuleFields,
  exclude_hive_ids: Type.Array(Type.Integer()),
  webhook_url: nullable(Type.String()),
  user_id: Type.Integer(),
  timezone: Type.String(),
  last_evaluated_at: nullable(WireTime),
  rev: Type.Integer(),
});

export const DefaultRuleBody = Type.Object({ id: Type.Integer(), ...RuleFields });

/** What a rule is about, without whose it is. */
export function ruleFieldsToWire(
  rule: Pick<
    AlertRule,
    | 'name'
    | 'description'
    | 'isActive'
    | 'byEmail'
    | 'calculationMinutes'
    | 'conditions'
    | 'joinedBy'
    | 'occurrences'
    | 'excludedMonths'
    | 'excludedHours'
    | 'includesShared'
    | 'worseBy'
    | 'quietMinutes'
  > & { id: number; createdAt: Date; updatedAt: Date },
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
    name: rule.name,
    description: rule.description ?? null,
    measurement_id: first?.measurement_id ?? null,
    quantity: first?.quantity ?? '',
    calculation: first?.calculation ?? '',
    comparator: first?.comparator ?? '',
    comparison: first?.comparison ?? '',
    threshold_value: first?.threshold_value ?? 0,
    calculation_minutes: rule.calculationMinutes,
    exclude_months: [...rule.excludedMonths],
    exclude_hours: [...rule.excludedHours],
    alert_via_email: flagOf(rule.byEmail) ?? 0,
    active: flagOf(rule.isActive) ?? 0,
    alert_on_occurences: rule.occurrences,
    alert_on_occurrences: rule.occurrences,
    formulas,
    no_value: first?.calculation === 'cnt' && first.threshold_value === 0,
    include_shared: rule.includesShared,
    worse_by: rule.worseBy ?? null,
    quiet_minutes: rule.quietMinutes,
  };
}

export function ruleToWire(rule: AlertRule): Type.Static<typeof AlertRuleBody> {
  return {
    ...ruleFieldsToWire(rule),
    default_rule: 0,
    created_at: wireTime(rule.createdAt),
    updated_at: wireTime(rule.updatedAt),
    exclude_hive_ids: [...rule.excludedHiveIds],
    webhook_url: rule.webhookUrl ?? null,
    user_id: rule.ownerId,
    timezone: rule.timeZone,
    last_evaluated_at: rule.evaluatedUntil === undefined ? null : wireTime(rule.evaluatedUntil),
    rev: rule.rev,
  };
}
