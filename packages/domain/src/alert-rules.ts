import * as v from 'valibot';
import { code, numberBetween, optionalLine, requiredLine, wholeBetween } from './text-rules.ts';

/** Bounds of what can be said of an alert rule. Lengths are code points. */
export const alertLimits = {
  name: 50,
  description: 250,
  conditions: 6,
  /** No quantity that is measured at a hive goes further. */
  threshold: 1_000_000,
  /** A month. */
  minutes: 43_200,
  occurrences: 100,
  quietMinutes: 10_080,
} as const;

/** What is made of the values of a period. A rate is the change in an hour, a deviation the standard deviation. */
export const alertCalculations = ['min', 'max', 'mean', 'rate', 'count', 'deviation'] as const;

/**
 * What of it is compared: it, or how it differs from the value before, or from the period before. A rise in percent suits
 * figures without a unit, such as bands of sound, of which no amount means the same at two devices.
 */
export const alertComparisons = [
  'value',
  'difference',
  'rise',
  'fall',
  'absolute_difference',
  'rise_percent',
] as const;

export const alertComparators = [
  'equal_to',
  'less_than',
  'greater_than',
  'less_than_or_equal',
  'greater_than_or_equal',
] as const;

/** How often a rule looks: 0 at each message, else at each such stretch of time. */
export const alertCalculationMinutes = [0, 60, 180, 360, 720, 1440, 2880, 10_080] as const;

export const alertJoins = ['and', 'or'] as const;

export type AlertCalculation = (typeof alertCalculations)[number];
export type AlertComparison = (typeof alertComparisons)[number];
export type AlertComparator = (typeof alertComparators)[number];
export type AlertCalculationMinutes = (typeof alertCalculationMinutes)[number];
/** What a person says of an alert afterwards. `right`: at the hive was what it said; `unclear`: nobody can tell. */
export const alertOutcomes = ['right', 'false_alarm', 'unclear'] as const;

export type AlertOutcome = (typeof alertOutcomes)[number];
export type AlertJoin = (typeof alertJoins)[number];

/** In place of a quantity: each message counts, whatever it brings. */
export const anyMessage = 'message';

/** In place of a quantity: what the operator's model answers about a device. */
export const modelAnswer = 'model';

/** Those of the weather of which rules can speak, under their names on the wire. */
export const alertWeatherQuantities = [
  'temperature',
  'apparentTemperature',
  'dewPoint',
  'humidity',
  'pressure',
  'precipIntensity',
  'precipProbability',
  'windSpeed',
  'windGust',
  'cloudCover',
  'uvIndex',
] as const;

export type AlertWeatherQuantity = (typeof alertWeatherQuantities)[number];

export function isAlertWeather(quantity: string): quantity is AlertWeatherQuantity {
  return (alertWeatherQuantities as readonly string[]).includes(quantity);
}

/** The time at which a condition looks. */
export const alertPeriods = ['last', 'past', 'future', 'intervals'] as const;

const compared = {
  quantity: v.pipe(v.string(code('required')), v.nonEmpty(code('required'))),
  comparator: v.picklist(alertComparators, code('unknown_choice')),
  threshold: numberBetween(-alertLimits.threshold, alertLimits.threshold),
};

const comparison = v.picklist(alertComparisons, code('unknown_choice'));

const overMinutes = {
  ...compared,
  comparison,
  minutes: wholeBetween(1, alertLimits.minutes),
  calculation: v.picklist(alertCalculations, code('unknown_choice')),
};

export const alertConditionForm = v.pipe(
  v.variant(
    'period',
    [
      v.object({ ...compared, comparison, period: v.literal('last') }),
      v.object({ ...overMinutes, period: v.literal('past') }),
      v.object({ ...overMinutes, period: v.literal('future') }),
      // Three times the time between two messages of the device.
      v.object({ ...compared, period: v.literal('intervals') }),
    ],
    code('unknown_choice'),
  ),
  v.forward(
    // Nobody forecasts what is measured in a hive.
    v.check(
      ({ quantity, period }) => period !== 'future' || isAlertWeather(quantity),
      code('unknown_choice'),
    ),
    ['period'],
  ),
  v.forward(
    // Messages can be counted and nothing else.
    v.check(
      (condition) =>
        condition.quantity !== anyMessage ||
        condition.period === 'intervals' ||
        (condition.period === 'past' && condition.calculation === 'count'),
      code('unknown_choice'),
    ),
    ['quantity'],
  ),
);

export type AlertCondition = v.InferOutput<typeof alertConditionForm>;

/** Each once, and in order. */
const numbers = (min: number, max: number) =>
  v.pipe(
    v.array(wholeBetween(min, max)),
    v.maxLength(100, code('too_many')),
    v.transform((all) => [...new Set(all)].toSorted((one, other) => one - other)),
  );

/** A rule's form, the same for a new one and one that is there. */
export const alertRuleForm = v.object({
  name: requiredLine(alertLimits.name),
  description: optionalLine(alertLimits.description),
  isActive: v.boolean(),
  byEmail: v.boolean(),
  calculationMinutes: v.picklist(alertCalculationMinutes, code('unknown_choice')),
  conditions: v.pipe(
    v.array(alertConditionForm),
    v.minLength(1, code('required')),
    v.maxLength(alertLimits.conditions, code('too_many')),
  ),
  joinedBy: v.picklist(alertJoins, code('unknown_choice')),
  occurrences: wholeBetween(1, alertLimits.occurrences),
  excludedMonths: numbers(1, 12),
  excludedHours: numbers(0, 23),
  excludedHiveIds: v.pipe(v.array(v.string()), v.maxLength(1000, code('too_many'))),
  includesShared: v.boolean(),
  /** By how much the first condition's value has to be worse than at the last notification; undefined: never again. */
  worseBy: v.optional(
    v.pipe(
      numberBetween(0, alertLimits.threshold),
      v.check((by) => by > 0, code('too_small')),
    ),
  ),
  /** No further notification within this time, and what is over and comes again is the same alert. */
  quietMinutes: wholeBetween(0, alertLimits.quietMinutes),
});

export type AlertRuleForm = v.InferOutput<typeof alertRuleForm>;

/** What a rule is where nothing is said of it. Form, service and templates begin with the same. */
export const newAlertRule: AlertRuleForm = {
  name: '',
  description: undefined,
  isActive: true,
  byEmail: false,
  calculationMinutes: 0,
  conditions: [],
  joinedBy: 'and',
  occurrences: 1,
  excludedMonths: [],
  excludedHours: [],
  excludedHiveIds: [],
  includesShared: false,
  worseBy: undefined,
  quietMinutes: 60,
};

/** What of a rule says when it is met. */
export interface AlertRuleLogic
  extends Pick<
    AlertRuleForm,
    | 'calculationMinutes'
    | 'conditions'
    | 'joinedBy'
    | 'occurrences'
    | 'excludedMonths'
    | 'excludedHours'
    | 'worseBy'
    | 'quietMinutes'
  > {
  /** In which months and hours are meant. */
  timeZone: string;
}
