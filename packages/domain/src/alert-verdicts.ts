import {
  type AlertCalculation,
  type AlertComparator,
  type AlertComparison,
  type AlertCondition,
  type AlertRuleLogic,
  isAlertWeather,
} from './alert-rules.ts';
import { firstAfter, type PeriodWindow, periodWindow } from './alert-windows.ts';
import { offsetMs } from './zone-offset.ts';

/** The values of one quantity, the oldest first. What was not measured is not there; a zero is. */
export interface AlertColumn {
  /** Milliseconds. */
  times: readonly number[];
  values: readonly number[];
}

/** What is known of a device since it was placed where it is: nothing of another hive's is in it. */
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
  /** Of each condition; undefined: not known, or not met while another is. */
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

/** Looks at one rule and device at moments that come one after the other, and remembers what it has read. */
export interface AlertLook {
  /**
   * Reads what a verdict about this moment needs, as far as it goes with so many values.
   * @returns how many were read: if all of them, there may be more to read
   */
  prepare: (at: number, most: number) => number;
  /** Whether the rule is met at a moment, by what was measured until then. */
  verdict: (at: number) => AlertVerdict;
}

export function alertLook(rule: AlertRuleLogic, series: AlertSeries): AlertLook {
  const looks = rule.conditions.map((condition) => lookFor(condition, series));
  return {
    prepare: (at, most) =>
      looks.reduce((read, look) => read + (read < most ? look.prepare(at, most - read) : 0), 0),
    verdict: (at) =>
      verdictOf(
        rule,
        looks.map((look) => rounded(look.value(at))),
      ),
  };
}

function verdictOf(rule: AlertRuleLogic, values: readonly (number | undefined)[]): AlertVerdict {
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

/** Digits that nobody measured decide nothing. */
function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10_000) / 10_000;
}

const emptyColumn: AlertColumn = { times: [], values: [] };

interface ConditionLook {
  prepare: AlertLook['prepare'];
  /** What the condition compares with its threshold; undefined: it is not known. */
  value: (at: number) => number | undefined;
}

function lookFor(condition: AlertCondition, series: AlertSeries): ConditionLook {
  const column = series.columns.get(condition.quantity) ?? emptyColumn;
  const { intervalMinutes } = series;
  switch (condition.period) {
    case 'last': {
      const stale = staleMs(isAlertWeather(condition.quantity) ? weatherIntervalMinutes : intervalMinutes);
      return { prepare: () => 0, value: (at) => lastValue(condition, column, at, stale) };
    }
    case 'past':
      return lookOverPeriod(condition, column, series, 0);
    case 'intervals': {
      const period = calculatedOver('count', column, series, silentIntervals * intervalMinutes * minuteMs);
      return { prepare: () => 0, value: period.value };
    }
    case 'future':
      return lookOverPeriod(condition, column, series, condition.minutes * minuteMs);
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

/** @param ahead how much later than the moment the period ends, in milliseconds */
function lookOverPeriod(
  {
    minutes,
    calculation,
    comparison,
  }: { minutes: number; calculation: AlertCalculation; comparison: AlertComparison },
  column: AlertColumn,
  series: AlertSeries,
  ahead: number,
): ConditionLook {
  const length = minutes * minuteMs;
  const period = calculatedOver(calculation, column, series, length);
  if (comparison === 'value')
    return {
      prepare: (at, most) => period.prepare(at + ahead, most),
      value: (at) => period.value(at + ahead),
    };
  const earlier = calculatedOver(calculation, column, series, length);
  return {
    prepare(at, most) {
      const read = period.prepare(at + ahead, most);
      return read < most ? read + earlier.prepare(at + ahead - length, most - read) : read;
    },
    value(at) {
      const value = period.value(at + ahead);
      const before = value === undefined ? undefined : earlier.value(at + ahead - length);
      return value === undefined || before === undefined
        ? undefined
        : differenceOf(comparison, value, before);
    },
  };
}

function differenceOf(
  comparison: Exclude<AlertComparison, 'value'>,
  value: number,
  before: number,
): number | undefined {
  const change = value - before;
  switch (comparison) {
    case 'difference':
    case 'rise':
      return change;
    case 'fall':
      return -change;
    case 'absolute_difference':
      return Math.abs(change);
    case 'rise_percent':
      return before > 0 ? (change / before) * 100 : undefined;
  }
}

/** Of the values after `until - length`, and until `until`. */
function calculatedOver(
  calculation: AlertCalculation,
  { times, values }: AlertColumn,
  { knownSince }: AlertSeries,
  length: number,
): ConditionLook {
  const window = periodWindow(calculation, values);
  const placesOf = (until: number) => [firstAfter(times, until - length), firstAfter(times, until)] as const;
  return {
    prepare(until, most) {
      return window?.moveTo(...placesOf(until), most) ?? 0;
    },
    value(until) {
      const [first, end] = placesOf(until);
      if (calculation === 'count') return until - length < knownSince ? undefined : end - first;
      if (first === end) return undefined;
      return window === undefined ? rateOf(times, values, first, end) : valueIn(window, first, end);
    },
  };
}

function valueIn(window: PeriodWindow, first: number, end: number): number {
  window.moveTo(first, end, Number.POSITIVE_INFINITY);
  return window.value();
}

/** The change in an hour, from the first value to the last. */
function rateOf(
  times: readonly number[],
  values: readonly number[],
  first: number,
  end: number,
): number | undefined {
  const hours = ((times[end - 1] ?? 0) - (times[first] ?? 0)) / (60 * minuteMs);
  return hours === 0 ? undefined : ((values[end - 1] ?? 0) - (values[first] ?? 0)) / hours;
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
