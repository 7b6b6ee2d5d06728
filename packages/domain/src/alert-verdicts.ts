import {
  type AlertCalculation,
  type AlertComparator,
  type AlertComparison,
  type AlertCondition,
  type AlertRuleLogic,
  isAlertWeather,
} from './alert-rules.ts';
import { offsetMs } from './zone-offset.ts';

/** The values of one quantity, the oldest first. What was not measured is not there; a zero is. */
export interface AlertColumn {
  /** Milliseconds. */
  times: readonly number[];
  values: readonly number[];
}

/** What is known of a device where it stands: nothing of another hive's is in it. */
export interface AlertSeries {
  /** By quantity; messages themselves are those of `anyMessage`. */
  columns: ReadonlyMap<string, AlertColumn>;
  /** From when on messages would be there: before it their absence says nothing. Infinity: it has never sent any. */
  knownSince: number;
  /** Minutes between two messages. */
  intervalMinutes: number;
}

export type AlertVerdict =
  | { kind: 'unknown' }
  | { kind: 'not_met' }
  /** Of each condition; undefined: not known, or not met beside another that is. */
  | { kind: 'met'; values: readonly (number | undefined)[] };

const minuteMs = 60_000;

/** So many intervals without a message are no delay any more. */
export const silentIntervals = 3;

/** A value that is older says nothing of now, and the next one nothing of what happened in between. */
export function staleMs(intervalMinutes: number): number {
  return Math.max(silentIntervals * intervalMinutes, 60) * minuteMs;
}

/** Hours of the weather come one by one. */
const weatherIntervalMinutes = 60;

/** Whether the rule is met at a moment, by what was measured until then. */
export function verdictOf(rule: AlertRuleLogic, series: AlertSeries, at: number): AlertVerdict {
  const values = rule.conditions.map((condition) => comparedValue(condition, series, at));
  const found = rule.conditions.map((condition, index) => isMet(condition, values[index]));
  const decides = rule.joinedBy === 'or';
  if (!found.includes(decides)) {
    if (found.includes(undefined)) return { kind: 'unknown' };
    return decides ? { kind: 'not_met' } : { kind: 'met', values };
  }
  if (!decides) return { kind: 'not_met' };
  return { kind: 'met', values: values.map((value, index) => (found[index] ? value : undefined)) };
}

/** Whether the rule does not look in this month or at this hour, by the clock of its zone. */
export function isExcluded({ excludedMonths, excludedHours, timeZone }: AlertRuleLogic, at: number): boolean {
  if (excludedMonths.length === 0 && excludedHours.length === 0) return false;
  const local = new Date(at + offsetMs(at, timeZone));
  return excludedMonths.includes(local.getUTCMonth() + 1) || excludedHours.includes(local.getUTCHours());
}

/** Minutes of measurements before a moment that the rule looks at. */
export function lookBackMinutes(rule: Pick<AlertRuleLogic, 'conditions'>, intervalMinutes: number): number {
  return Math.max(...rule.conditions.map((condition) => lookBackOf(condition, intervalMinutes)));
}

function lookBackOf(condition: AlertCondition, intervalMinutes: number): number {
  const stale = staleMs(intervalMinutes) / minuteMs;
  switch (condition.period) {
    case 'last':
      return 2 * stale;
    case 'past':
      return condition.comparison === 'value' ? condition.minutes : 2 * condition.minutes;
    case 'intervals':
      return silentIntervals * intervalMinutes;
    case 'future':
      return 0;
  }
}

/** What the condition compares with its threshold; undefined: it is not known. */
function comparedValue(condition: AlertCondition, series: AlertSeries, at: number): number | undefined {
  const column = series.columns.get(condition.quantity) ?? emptyColumn;
  const value = valueIn(condition, column, series, at);
  // Digits that nobody measured decide nothing.
  return value === undefined ? undefined : Math.round(value * 10_000) / 10_000;
}

const emptyColumn: AlertColumn = { times: [], values: [] };

function valueIn(
  condition: AlertCondition,
  column: AlertColumn,
  series: AlertSeries,
  at: number,
): number | undefined {
  const { intervalMinutes } = series;
  switch (condition.period) {
    case 'last':
      return lastValue(
        condition,
        column,
        at,
        staleMs(isAlertWeather(condition.quantity) ? weatherIntervalMinutes : intervalMinutes),
      );
    case 'past':
      return overPeriod(condition, column, series, at);
    case 'intervals':
      return calculated('count', column, series, at - silentIntervals * intervalMinutes * minuteMs, at);
    case 'future':
      return overPeriod(condition, column, series, at + condition.minutes * minuteMs);
  }
}

function lastValue(
  { comparison }: { comparison: AlertComparison },
  { times, values }: AlertColumn,
  at: number,
  stale: number,
): number | undefined {
  const index = firstAfter(times, at) - 1;
  const [time, value] = [times[index], values[index]];
  if (time === undefined || value === undefined || at - time > stale) return undefined;
  if (comparison === 'value') return value;
  const [timeBefore, before] = [times[index - 1], values[index - 1]];
  if (timeBefore === undefined || before === undefined || time - timeBefore > stale) return undefined;
  return differenceOf(comparison, value, before);
}

function overPeriod(
  {
    minutes,
    calculation,
    comparison,
  }: { minutes: number; calculation: AlertCalculation; comparison: AlertComparison },
  column: AlertColumn,
  series: AlertSeries,
  until: number,
): number | undefined {
  const period = minutes * minuteMs;
  const value = calculated(calculation, column, series, until - period, until);
  if (value === undefined || comparison === 'value') return value;
  const before = calculated(calculation, column, series, until - 2 * period, until - period);
  return before === undefined ? undefined : differenceOf(comparison, value, before);
}

function differenceOf(comparison: Exclude<AlertComparison, 'value'>, value: number, before: number): number {
  const change = value - before;
  switch (comparison) {
    case 'difference':
    case 'rise':
      return change;
    case 'fall':
      return -change;
    case 'absolute_difference':
      return Math.abs(change);
  }
}

/** Of the values after `from`, and until `until`. */
function calculated(
  calculation: AlertCalculation,
  { times, values }: AlertColumn,
  { knownSince }: AlertSeries,
  from: number,
  until: number,
): number | undefined {
  const first = firstAfter(times, from);
  const end = firstAfter(times, until);
  if (calculation === 'count') return from < knownSince ? undefined : end - first;
  const inside = values.slice(first, end);
  const [start] = inside;
  const last = inside.at(-1);
  if (start === undefined || last === undefined) return undefined;
  switch (calculation) {
    case 'min':
      return inside.reduce((least, value) => Math.min(least, value));
    case 'max':
      return inside.reduce((greatest, value) => Math.max(greatest, value));
    case 'mean':
      return inside.reduce((sum, value) => sum + value) / inside.length;
    case 'rate': {
      const hours = ((times[end - 1] ?? 0) - (times[first] ?? 0)) / (60 * minuteMs);
      return hours === 0 ? undefined : (last - start) / hours;
    }
  }
}

/** The place of the first time that is later. */
export function firstAfter(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isMet({ comparator, threshold }: AlertCondition, value: number | undefined): boolean | undefined {
  return value === undefined ? undefined : comparators[comparator](value, threshold);
}

const comparators: Record<AlertComparator, (value: number, threshold: number) => boolean> = {
  equal_to: (value, threshold) => value === threshold,
  less_than: (value, threshold) => value < threshold,
  greater_than: (value, threshold) => value > threshold,
  less_than_or_equal: (value, threshold) => value <= threshold,
  greater_than_or_equal: (value, threshold) => value >= threshold,
};
