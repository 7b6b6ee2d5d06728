import { type AlertJoin, alertLimits, firstCharacters } from '@skep/domain';
import Type from 'typebox';
import type { AlertRule } from '#alerts/rules/rule.ts';
import { type AlertRuleChanges, personalFields, templateFields } from '#alerts/rules/rule-fields.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { nullable, SentRevision, text } from '#platform/http/schemas.ts';
import { changesOfSent, type Edit } from '#platform/input/edits.ts';
import { changesOfOld, oldInputOf, oldNamesOf } from '#platform/resource/fields.ts';
import { idsOf, integers } from '#platform/resource/kinds.ts';
import {
  ConditionFields,
  conditionOf,
  FormulaInput,
  onlyConditionOf,
  type SentFormula,
} from './conditions.ts';
import { ruleToWire } from './rule-answer.ts';

const fields = { ...templateFields, ...personalFields };
const { alert_on_occurrences, ...input } = oldInputOf(fields);
const numbers = Type.Optional(integers.oldInput);

export const AlertRuleInput = Type.Object({
  ...input,
  // Null is nothing said: what may be null as well as a list has two faults where it is neither.
  ...{ exclude_months: numbers, exclude_hours: numbers },
  exclude_hive_ids: Type.Optional(idsOf<HiveId>('hive').oldInput),
  name: Type.Optional(nullable(text())),
  ...ConditionFields,
  // The spelling that the old service stored, and the one that it documented.
  alert_on_occurences: alert_on_occurrences,
  alert_on_occurrences,
  formulas: Type.Optional(Type.Array(FormulaInput, { maxItems: 100 })),
  rev: SentRevision,
});

type SentRule = Partial<Omit<Type.Static<typeof AlertRuleInput>, 'rev'>>;

/** Names of the wire for our own. */
export const alertRuleNames = {
  ...oldNamesOf(fields),
  formulas: 'conditions',
  threshold_value: 'threshold',
  'formulas.*.threshold_value': 'conditions.*.threshold',
  'formulas.*.period_minutes': 'conditions.*.minutes',
};

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

/** Where a rule has to have a value, null is that of the old service; undefined: nothing is said. */
const nullMeans: Readonly<Record<string, unknown>> = {
  ...{ name: '', calculation_minutes: 0, alert_via_email: 0, active: 0, include_shared: 0 },
  ...{ timezone: undefined, quiet_minutes: undefined, alert_on_occurrences: undefined },
};

function changesOf(sent: SentRule, held: AlertRule | undefined): AlertRuleChanges {
  const occurrences = sent.alert_on_occurrences ?? sent.alert_on_occurences;
  const { name, description } = sent;
  const said = {
    ...sent,
    // What is too long is cut, as by the old service.
    ...(typeof name === 'string' && { name: firstCharacters(name, alertLimits.name) }),
    ...(typeof description === 'string' && {
      description: firstCharacters(description, alertLimits.description),
    }),
    ...(typeof occurrences === 'number' && { alert_on_occurrences: Math.max(1, occurrences) }),
  };
  const filled = Object.entries(said).map(([key, value]) => [
    key,
    value === null && key in nullMeans ? nullMeans[key] : value,
  ]);
  return { ...changesOfOld(fields, Object.fromEntries(filled)), ...conditionChanges(sent, held) };
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
      conditions: [onlyConditionOf(sent, sent.calculation_minutes)],
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
