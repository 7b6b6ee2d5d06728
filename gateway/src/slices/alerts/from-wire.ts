import type { AnswerOf } from '@skep/rest-client';
import type { Alert, AlertCondition, AlertRule } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';
import { calculations, comparators, comparisons } from './wire-names.ts';

type WireAlert = AnswerOf<'getAlert'>;
type WholeRule = AnswerOf<'getAlertRule'>;
type WireFormula = Pick<
  WholeRule['formulas'][number],
  | 'quantity'
  | 'calculation'
  | 'comparator'
  | 'comparison'
  | 'threshold_value'
  | 'logical'
  | 'period_minutes'
  | 'future'
>;
type WireRule = Pick<
  WholeRule,
  | 'id'
  | 'rev'
  | 'name'
  | 'description'
  | 'active'
  | 'alert_via_email'
  | 'calculation_minutes'
  | 'alert_on_occurrences'
  | 'exclude_months'
  | 'exclude_hours'
  | 'exclude_hive_ids'
  | 'include_shared'
  | 'worse_by'
  | 'quiet_minutes'
> & { formulas: readonly WireFormula[] };

export const ruleStates = ['active', 'off', 'deleted'] as const;

export function alertFromWire(wire: WireAlert): Alert {
  const time = (said: string | null) => (said === null ? undefined : isoFromWire(said, 'UTC'));
  const id = (said: number | null) => (said === null ? undefined : String(said));
  return {
    id: String(wire.id),
    ruleId: id(wire.alert_rule_id),
    ruleName: wire.alert_rule_name,
    ruleState: ruleStates.find((state) => state === wire.rule_state) ?? 'deleted',
    deviceId: id(wire.device_id),
    deviceName: wire.device_name ?? undefined,
    hiveId: id(wire.hive_id),
    hiveName: wire.hive_name ?? undefined,
    apiaryName: wire.location_name ?? undefined,
    count: wire.count,
    firstAt: isoFromWire(wire.created_at, 'UTC'),
    lastAt: isoFromWire(wire.updated_at, 'UTC'),
    endedAt: time(wire.ended_at),
    isRead: wire.read === 1,
    snoozedUntil: time(wire.snoozed_until),
    reasons: wire.reasons.map((reason) => ({
      quantity: reason.quantity,
      name: reason.name,
      unit: reason.unit,
      comparison: comparisons[reason.comparison] ?? 'value',
      isCount: reason.calculation === 'cnt',
      isRate: reason.calculation === 'der',
      comparator: comparators[reason.comparator] ?? 'equal_to',
      threshold: reason.threshold_value,
      value: reason.value ?? undefined,
    })),
  };
}

export function ruleFromWire(wire: WireRule): AlertRule {
  return {
    id: String(wire.id),
    revision: wire.rev,
    name: wire.name,
    description: wire.description ?? undefined,
    isActive: wire.active === 1,
    byEmail: wire.alert_via_email === 1,
    conditions: wire.formulas.map(conditionFromWire),
    joinedBy: wire.formulas[0]?.logical === 'or' ? 'or' : 'and',
    calculationMinutes: wire.calculation_minutes,
    occurrences: wire.alert_on_occurrences,
    excludedMonths: wire.exclude_months,
    excludedHours: wire.exclude_hours,
    excludedHiveIds: wire.exclude_hive_ids.map(String),
    includesShared: wire.include_shared,
    worseBy: wire.worse_by ?? undefined,
    quietMinutes: wire.quiet_minutes,
  };
}

/** A last value is a period of no minutes, and a count over none what waits for three intervals of the device. */
function conditionFromWire(wire: WireFormula): AlertCondition {
  const calculation = calculations[wire.calculation] ?? 'mean';
  const short = calculation === 'count' ? 'intervals' : 'last';
  const long = wire.future ? 'future' : 'past';
  return {
    quantity: wire.quantity,
    period: wire.period_minutes === 0 ? short : long,
    calculation,
    minutes: wire.period_minutes,
    comparison: comparisons[wire.comparison] ?? 'value',
    comparator: comparators[wire.comparator] ?? 'equal_to',
    threshold: wire.threshold_value,
  };
}
