import {
  alertCalculationMinutes,
  alertCalculations,
  alertComparators,
  alertComparisons,
  alertConditionForm,
  alertJoins,
  alertLimits,
  alertPeriods,
  alertRuleForm,
  isTimeZone,
} from '@skep/domain';
import * as v from 'valibot';
import type { HiveId } from '#platform/context/ids.ts';
import { textMax } from '#platform/http/schemas.ts';
import { type ChangesOf, type ColumnsOf, field, rulesOf, type ValuesOf } from '#platform/resource/fields.ts';
import {
  between,
  choiceOf,
  idsOf,
  integer,
  integers,
  jsonOf,
  line,
  looseFlag,
  paragraph,
  trueOrFalse,
} from '#platform/resource/kinds.ts';

const form = alertRuleForm.entries;
const hasDefault = true;

const periods = v.picklist(alertPeriods, 'unknown_choice');
const comparators = v.picklist(alertComparators, 'unknown_choice');
const comparisons = v.picklist(alertComparisons, 'unknown_choice');
const calculations = v.picklist(alertCalculations, 'unknown_choice');

/** A condition as Skep's own API sends it: its period says which of the optional parts it has. */
export const conditionJson = v.object({
  quantity: v.string(),
  period: periods,
  comparator: comparators,
  threshold: v.number(),
  comparison: v.optional(comparisons),
  calculation: v.optional(calculations),
  minutes: v.optional(v.number()),
});

/** The same as it is taken. The rule of its period looks at it, and leaves out what is not needed. */
export const sentCondition = v.object({
  ...conditionJson.entries,
  quantity: v.pipe(v.string('required'), v.maxLength(100, 'too_long')),
  threshold: v.number('not_a_number'),
  comparison: v.optional(comparisons, 'value'),
  calculation: v.optional(calculations, 'mean'),
});

/** What old clients know of a rule: its conditions have another form in their API. Templates have the same fields. */
export const templateFields = {
  name: field(form.name, line, { column: 'name' }),
  // Never null in the database.
  description: field(form.description, { ...paragraph, absent: '' }, { column: 'description' }),
  calculationMinutes: field(
    form.calculationMinutes,
    // GraphQL has no list of numbers: the rule looks at what the gateway sends.
    { ...choiceOf(alertCalculationMinutes, integer), sent: v.number('unknown_choice') },
    { column: 'calculation_minutes', hasDefault },
  ),
  excludedMonths: field(form.excludedMonths, integers, {
    column: 'excluded_months',
    old: 'exclude_months',
    hasDefault,
  }),
  excludedHours: field(form.excludedHours, integers, {
    column: 'excluded_hours',
    old: 'exclude_hours',
    hasDefault,
  }),
  byEmail: field(form.byEmail, looseFlag, { column: 'by_email', old: 'alert_via_email', hasDefault }),
  isActive: field(form.isActive, looseFlag, { column: 'is_active', old: 'active', hasDefault }),
  occurrences: field(form.occurrences, integer, {
    column: 'occurrences',
    old: 'alert_on_occurrences',
    hasDefault,
  }),
  includesShared: field(form.includesShared, trueOrFalse, {
    column: 'includes_shared',
    old: 'include_shared',
    description: 'True: includes devices on shared hives.',
    hasDefault,
  }),
  worseBy: field(form.worseBy, between(0, alertLimits.threshold), {
    column: 'worse_by',
    description: 'Notifies again if the value gets worse by this amount.',
  }),
  quietMinutes: field(form.quietMinutes, integer, {
    column: 'quiet_minutes',
    description: 'Minutes without another notification.',
    hasDefault,
  }),
};

/** What only a rule of a person has. */
export const personalFields = {
  excludedHiveIds: field(
    v.pipe(
      v.array(v.custom<HiveId>((id) => typeof id === 'number')),
      v.maxLength(1000, 'too_many'),
      v.transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other)),
    ),
    idsOf<HiveId>('hive'),
    { column: 'excluded_hive_ids', old: 'exclude_hive_ids', hasDefault },
  ),
  // Where it leads is checked when it is stored, and when it is called.
  webhookUrl: field(
    v.optional(
      v.pipe(
        v.string(),
        v.maxLength(textMax, 'too_long'),
        v.check((address) => URL.canParse(address), 'not_a_web_address'),
      ),
    ),
    line,
    { column: 'webhook_url' },
  ),
  timeZone: field(
    v.pipe(v.string('required'), v.maxLength(100, 'too_long'), v.check(isTimeZone, 'unknown_choice')),
    line,
    { column: 'time_zone', old: 'timezone', description: 'IANA name, for months and hours.', hasDefault },
  ),
};

/** Fields of an alert rule. */
export const ruleFields = {
  ...templateFields,
  ...personalFields,
  conditions: field(
    form.conditions,
    {
      ...jsonOf(v.array(alertConditionForm)),
      sent: v.pipe(v.array(sentCondition), v.maxLength(100, 'too_many')),
    },
    { column: 'conditions' },
  ),
  joinedBy: field(form.joinedBy, choiceOf(alertJoins, line), { column: 'joined_by', hasDefault }),
};

export const ruleRules = rulesOf(ruleFields);

export type AlertRuleFields = ValuesOf<typeof ruleFields>;
/** Changed fields; absent keys do not change. */
export type AlertRuleChanges = ChangesOf<typeof ruleFields>;
export type AlertRuleColumns = ColumnsOf<typeof ruleFields>;
