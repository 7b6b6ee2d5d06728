import { type AlertCalculationMinutes, type AlertJoin, firstCharacters } from '@skep/domain';
import Type from 'typebox';
import type { HiveId } from '#platform/context/ids.ts';
import { idSchema, nullable, SentRevision, text } from '#platform/http/schemas.ts';
import { Decimal, decimalOf } from '#platform/http/wire-values.ts';
import { changesOfSent, type Edit } from '#platform/input/edits.ts';
import {
  ConditionFields,
  conditionOf,
  FormulaInput,
  onlyConditionOf,
  type SentFormula,
} from './condition-wire.ts';
import type { AlertRule, AlertRuleChanges } from './rule.ts';
import { ruleToWire } from './wire.ts';

const Flag = Type.Unsafe<boolean | number | null>({ type: ['boolean', 'integer', 'null'] });
const whole = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const wholes = Type.Array(whole, { maxItems: 100 });

export const AlertRuleInput = Type.Object({
  name: Type.Optional(nullable(text())),
  description: Type.Optional(nullable(text())),
  ...ConditionFields,
  calculation_minutes: Type.Optional(nullable(whole)),
  exclude_months: Type.Optional(wholes),
  exclude_hours: Type.Optional(wholes),
  exclude_hive_ids: Type.Optional(Type.Array(idSchema<HiveId>(), { maxItems: 1000 })),
  alert_via_email: Type.Optional(Flag),
  active: Type.Optional(Flag),
  alert_on_occurences: Type.Optional(nullable(whole)),
  alert_on_occurrences: Type.Optional(nullable(whole)),
  webhook_url: Type.Optional(nullable(text())),
  timezone: Type.Optional(nullable(text())),
  formulas: Type.Optional(Type.Array(FormulaInput, { maxItems: 100 })),
  include_shared: Type.Optional(Flag),
  worse_by: Type.Optional(Decimal),
  quiet_minutes: Type.Optional(nullable(whole)),
  rev: SentRevision,
});

type SentRule = Omit<Type.Static<typeof AlertRuleInput>, 'rev'>;

/** Names of the wire for our own. */
export const alertRuleNames = {
  calculation_minutes: 'calculationMinutes',
  exclude_months: 'excludedMonths',
  exclude_hours: 'excludedHours',
  exclude_hive_ids: 'excludedHiveIds',
  alert_via_email: 'byEmail',
  active: 'isActive',
  alert_on_occurrences: 'occurrences',
  webhook_url: 'webhookUrl',
  timezone: 'timeZone',
  formulas: 'conditions',
  include_shared: 'includesShared',
  worse_by: 'worseBy',
  quiet_minutes: 'quietMinutes',
  threshold_value: 'threshold',
  'formulas.*.threshold_value': 'conditions.*.threshold',
  'formulas.*.period_minutes': 'conditions.*.minutes',
} as const;

/** Of a new rule. */
export function newRuleOf({ rev: _, ...sent }: Type.Static<typeof AlertRuleInput>): AlertRuleChanges {
  return changesOf(sent, undefined);
}

/** Of a rule that was sent back: what is left out stays. */
export function sentRuleOf({
  rev,
  ...sent
}: Type.Static<typeof AlertRuleInput>): Pick<Edit<AlertRule, AlertRuleChanges>, 'sentRevision' | 'changes'> {
  return { sentRevision: rev ?? undefined, changes: changesOfSent(sent, fieldsOf, changesOf) };
}

/** Of formulas only what can be said: they are compared as wholes. */
function fieldsOf(rule: AlertRule) {
  const wire = ruleToWire(rule);
  const sayable = Object.keys(FormulaInput.properties);
  const formulas = wire.formulas.map((formula) =>
    Object.fromEntries(Object.entries(formula).filter(([name]) => sayable.includes(name))),
  );
  return { ...wire, formulas };
}

function changesOf(sent: SentRule, held: AlertRule | undefined): AlertRuleChanges {
  const changes: AlertRuleChanges = {};
  // What is too long is cut, as by the old service.
  if (sent.name !== undefined) changes.name = firstCharacters(sent.name ?? '', 50);
  if (sent.description !== undefined)
    changes.description = firstCharacters(sent.description ?? '', 250) || undefined;
  if (sent.calculation_minutes !== undefined)
    changes.calculationMinutes = (sent.calculation_minutes ?? 0) as AlertCalculationMinutes;
  if (sent.exclude_months !== undefined) changes.excludedMonths = sent.exclude_months;
  if (sent.exclude_hours !== undefined) changes.excludedHours = sent.exclude_hours;
  if (sent.exclude_hive_ids !== undefined) changes.excludedHiveIds = sent.exclude_hive_ids;
  if (sent.alert_via_email !== undefined) changes.byEmail = isYes(sent.alert_via_email);
  if (sent.active !== undefined) changes.isActive = isYes(sent.active);
  if (sent.include_shared !== undefined) changes.includesShared = isYes(sent.include_shared);
  if (sent.webhook_url !== undefined) changes.webhookUrl = sent.webhook_url ?? undefined;
  if (typeof sent.timezone === 'string') changes.timeZone = sent.timezone;
  if (sent.worse_by !== undefined) changes.worseBy = decimalOf(sent.worse_by);
  if (typeof sent.quiet_minutes === 'number') changes.quietMinutes = sent.quiet_minutes;
  // The spelling that the old service documented, and the one that it stored.
  const occurrences = sent.alert_on_occurrences ?? sent.alert_on_occurences;
  if (typeof occurrences === 'number') changes.occurrences = Math.max(1, occurrences);
  return { ...changes, ...conditionChanges(sent, held) };
}

/** Formulas go before what the rule says of its first one; an old client edits that, and sends the formulas back as they were. */
function conditionChanges(
  sent: SentRule,
  held: AlertRule | undefined,
): Pick<AlertRuleChanges, 'conditions' | 'joinedBy'> {
  const { formulas } = sent;
  if (formulas && formulas.length > 0) {
    const joinedBy = formulas.map(({ logical }) => logical).find((word) => word === 'and' || word === 'or');
    return {
      conditions: formulas.map(conditionOf),
      ...(joinedBy !== undefined && { joinedBy: joinedBy as AlertJoin }),
    };
  }
  const isSaid = Object.keys(ConditionFields).some((name) => Reflect.get(sent, name) !== undefined);
  if (!isSaid) return {};
  if (held === undefined)
    return {
      conditions: [onlyConditionOf(sent, (sent.calculation_minutes ?? 0) as AlertCalculationMinutes)],
    };
  const [first, ...others] = ruleToWire(held).formulas;
  const all: SentFormula[] = [{ ...first, ...withoutQuantity(sent) }, ...others];
  return { conditions: all.map(conditionOf) };
}

/** Another id means another quantity, whatever name came with the old one. */
function withoutQuantity(sent: SentRule): SentFormula {
  return sent.measurement_id === undefined || sent.quantity !== undefined
    ? sent
    : { ...sent, quantity: null };
}

const isYes = (sent: boolean | number | null) => sent === true || sent === 1;
