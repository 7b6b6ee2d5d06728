import { AppError } from '@skep/domain';
import type { AlertConditionInput, AlertRuleInput } from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';
import { calculations, comparators, comparisons, wireNameOf } from './wire-names.ts';

/** @throws AppError invalid_input for a period of no length, which the wire would take for a last value. */
export function ruleToWire(input: AlertRuleInput) {
  return {
    name: input.name,
    description: input.description ?? null,
    active: input.isActive,
    alert_via_email: input.byEmail,
    formulas: input.conditions.map((condition, index) => ({
      ...conditionToWire(condition, index),
      logical: input.joinedBy,
    })),
    calculation_minutes: input.calculationMinutes,
    alert_on_occurrences: input.occurrences,
    exclude_months: [...input.excludedMonths],
    exclude_hours: [...input.excludedHours],
    exclude_hive_ids: input.excludedHiveIds.map((id) => chosenWireId(id, 'excludedHiveIds')),
    include_shared: input.includesShared,
    worse_by: input.worseBy ?? null,
    quiet_minutes: input.quietMinutes,
  };
}

function conditionToWire(condition: AlertConditionInput, index: number) {
  const { period, minutes } = condition;
  const overMinutes = period === 'past' || period === 'future';
  if (overMinutes && !(minutes && minutes > 0))
    throw new AppError('invalid_input', {
      fields: [{ path: `conditions.${index}.minutes`, code: 'too_small', params: { min: 1 } }],
    });
  const calculation = period === 'intervals' ? 'count' : 'mean';
  return {
    quantity: condition.quantity,
    calculation: wireNameOf(calculations, overMinutes ? (condition.calculation ?? 'mean') : calculation),
    comparison: wireNameOf(comparisons, condition.comparison ?? 'value'),
    comparator: wireNameOf(comparators, condition.comparator),
    threshold_value: condition.threshold,
    period_minutes: overMinutes ? (minutes ?? 0) : 0,
    future: period === 'future',
  };
}
