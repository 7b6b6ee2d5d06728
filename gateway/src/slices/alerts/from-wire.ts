import type { AlertComparator, AlertComparison } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { Alert, AlertRule } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

type WireAlert = AnswerOf<'getAlert'>;
type WireRule = Pick<
  AnswerOf<'getAlertRule'>,
  'id' | 'rev' | 'name' | 'description' | 'active' | 'alert_via_email' | 'exclude_hive_ids'
>;

export const ruleStates = ['active', 'off', 'deleted'] as const;

const comparisons: Readonly<Record<string, AlertComparison>> = {
  val: 'value',
  dif: 'difference',
  inc: 'rise',
  dec: 'fall',
  abs_dif: 'absolute_difference',
};
const comparators: Readonly<Record<string, AlertComparator>> = {
  '=': 'equal_to',
  '<': 'less_than',
  '>': 'greater_than',
  '<=': 'less_than_or_equal',
  '>=': 'greater_than_or_equal',
};

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
    excludedHiveIds: wire.exclude_hive_ids.map(String),
  };
}
