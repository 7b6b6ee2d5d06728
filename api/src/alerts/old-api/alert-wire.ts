import Type from 'typebox';
import type { Alert, AlertMarks, NotedAlert } from '#alerts/alerts/alert.ts';
import { countsValues, foundText, looksAtChange, looksAtRate } from '#alerts/alerts/found-text.ts';
import { type Reason, reasonsOf } from '#alerts/alerts/reasons.ts';
import type { AlertId, AlertRuleId } from '#platform/context/ids.ts';
import { idSchema, nullable, text, WireTime, wireTime } from '#platform/http/schemas.ts';
import { decimalOf, flagOf } from '#platform/http/wire-values.ts';
import { measurementOfId } from '#platform/taxonomy/measurement-ids.ts';
import { comparatorSigns, conditionToWire } from './conditions.ts';

const ReasonBody = Type.Object({
  measurement_id: nullable(Type.Integer()),
  quantity: Type.String(),
  name: Type.String({ description: 'Name of the quantity, in the language of the answer.' }),
  unit: Type.String(),
  calculation: Type.String(),
  comparator: Type.String(),
  comparison: Type.String(),
  threshold_value: Type.Number(),
  period_minutes: Type.Integer(),
  future: Type.Boolean(),
  value: nullable(Type.Number()),
});

export const AlertBody = Type.Object({
  id: Type.Integer(),
  created_at: WireTime,
  updated_at: WireTime,
  alert_rule_id: nullable(Type.Integer()),
  alert_rule_name: Type.String(),
  alert_function: Type.String(),
  alert_value: Type.String(),
  measurement_id: nullable(Type.Integer()),
  location_name: nullable(Type.String()),
  hive_name: nullable(Type.String()),
  device_name: nullable(Type.String()),
  location_id: nullable(Type.Integer()),
  hive_id: nullable(Type.Integer()),
  device_id: nullable(Type.Integer()),
  user_id: Type.Integer(),
  count: Type.Integer(),
  reasons: Type.Array(ReasonBody, { description: 'Conditions with their values (an addition).' }),
  rule_state: text({
    description: 'State of the rule: active, off (also if only for this hive) or deleted (an addition).',
  }),
  ended_at: nullable(Type.String({ description: 'End, UTC; null: ongoing (an addition).' })),
  read: Type.Integer({ description: '0 or 1 (an addition).' }),
  snoozed_until: nullable(Type.String({ description: 'UTC (an addition).' })),
});

/** @param language of the quantities' names. */
export function alertToWire(alert: Alert, language: string): Type.Static<typeof AlertBody> {
  const found = reasonsOf(alert, language);
  const reasons = found.map((reason) => ({
    ...conditionToWire(reason),
    ...{ name: reason.name, unit: reason.unit, value: reason.value ?? null },
  }));
  return {
    id: alert.id,
    created_at: wireTime(alert.firstAt),
    updated_at: wireTime(alert.lastAt),
    alert_rule_id: alert.ruleId ?? null,
    alert_rule_name: alert.ruleName,
    alert_function: found.map((reason) => functionText(reason, language)).join('\n'),
    alert_value: reasons.flatMap(({ value }) => (value === null ? [] : [String(value)])).join(', '),
    measurement_id: reasons[0]?.measurement_id ?? null,
    location_name: alert.apiaryName ?? null,
    hive_name: alert.hiveName ?? null,
    device_name: alert.deviceName ?? null,
    location_id: alert.apiaryId ?? null,
    hive_id: alert.hiveId ?? null,
    device_id: alert.deviceId ?? null,
    user_id: alert.ownerId,
    count: alert.count,
    reasons,
    rule_state: alert.ruleState,
    ended_at: alert.endedAt === undefined ? null : wireTime(alert.endedAt),
    read: flagOf(alert.isRead) ?? 0,
    snoozed_until: alert.snoozedUntil === undefined ? null : wireTime(alert.snoozedUntil),
  };
}

/** As the old service wrote it: the quantity with its value, and below it what the rule compares it with. */
function functionText(reason: Reason, language: string): string {
  const { name, unit, value, comparator, threshold } = reason;
  const withUnit = (figure: number) =>
    `${figure} ${countsValues(reason) ? '' : looksAtRate(reason) ? `${unit}/h` : unit}`.trimEnd();
  const limit = `(${comparatorSigns[comparator]} ${withUnit(threshold)})`;
  return `${measured()}\n${limit}`;

  function measured() {
    if (value === undefined) return name;
    const isPlain = !looksAtChange(reason) && !countsValues(reason);
    return isPlain
      ? `${name} = ${withUnit(value)}`
      : foundText(reason, { name, value, amount: withUnit(value) }, language);
  }
}

const SentTime = Type.Optional(
  nullable(Type.String({ maxLength: 40, description: 'YYYY-MM-DD HH:MM:SS, UTC; null: ends the snooze.' })),
);

/** What old clients send back of an alert changes nothing but these. */
export const AlertMarksInput = Type.Object({
  read: Type.Optional(Type.Unsafe<boolean | number | null>({ type: ['boolean', 'integer', 'null'] })),
  snoozed_until: SentTime,
});

/** @returns undefined for a time that is none. */
export function marksOf({
  read,
  snoozed_until,
}: Type.Static<typeof AlertMarksInput>): AlertMarks | undefined {
  const marks: AlertMarks = {};
  if (read !== undefined && read !== null) marks.isRead = read === true || read === 1;
  if (snoozed_until === null) marks.snoozedUntil = undefined;
  if (typeof snoozed_until === 'string') {
    const time = new Date(`${snoozed_until.replace(' ', 'T').slice(0, 19)}Z`);
    if (Number.isNaN(time.getTime())) return undefined;
    marks.snoozedUntil = time;
  }
  return marks;
}

/** Which alerts; left out: all of them. */
export const AlertIdsInput = Type.Object({
  alert_ids: Type.Optional(Type.Array(idSchema<AlertId>(), { maxItems: 5000 })),
});

export const NotedAlertInput = Type.Object({
  alert_rule_id: idSchema<AlertRuleId>(),
  measurement_id: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  alert_value: text({ description: 'A number, as text.' }),
});

export function notedOf(sent: Type.Static<typeof NotedAlertInput>): NotedAlert {
  return {
    ruleId: sent.alert_rule_id,
    quantity: measurementOfId(sent.measurement_id),
    value: decimalOf(sent.alert_value),
  };
}
