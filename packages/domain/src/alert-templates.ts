import { type AlertCondition, type AlertRuleForm, anyMessage, newAlertRule } from './alert-rules.ts';
import { type ClimateZone, monthsIn } from './season.ts';

/**
 * Rules to begin with. The help of each tells where its numbers come from: swarm ≥ 1.5 kg
 * within half an hour by day (HiveScale), robbing ≥ 0.4 kg in an hour (HiveScale), theft and tip-over a reading that falls
 * to near nothing (BEEP), harvest under 0.3 kg a week for four days (HiveScale), brood at 34 to 36 °C (HiveScale,
 * extensionAUS), winter cluster core at 20 °C, food for the winter 20 kg (guides), battery 2.7 V (BEEP firmware), a sensor
 * error that is no value, silence three intervals long, a nest that warms by 1 °C within half an hour before a swarm leaves
 * (BroodMinder), a colony without a queen whose nest varies by more than 1 °C and that gains 0.2 kg a week at most
 * (HiveScale). Nurse bees without work hum at 225 to 285 Hz, louder and louder in the weeks before a swarm (Woods, Nature,
 * 1959); the band of BEEP's usual configuration that covers it is 224 to 276 Hz. Its levels have no unit, so the rule compares
 * three days with the three before; that half as much again is a sign is our own figure. A position that differs by a hundredth of a degree is about a
 * kilometre away: no receiver errs so far.
 */
export const alertTemplateKinds = [
  'theft',
  'sensor_defect',
  'battery',
  'harvest',
  'hive_temperature',
  'brood_temperature',
  'silence',
  'swarm',
  'food',
  'robbing',
  'moved',
  'swarm_warmth',
  'queenless',
  'swarm_sound',
] as const;

export type AlertTemplateKind = (typeof alertTemplateKinds)[number];

export type AlertTemplate = Omit<
  AlertRuleForm,
  'name' | 'description' | 'isActive' | 'byEmail' | 'excludedHiveIds' | 'includesShared'
>;

const weight = 'weight_kg';
const dayMinutes = 1440;
const night = [0, 1, 2, 3, 4, 5, 6, 7, 8, 18, 19, 20, 21, 22, 23];
const winter = [1, 2, 3, 10, 11, 12];

const fall = (threshold: number): AlertCondition => ({
  period: 'last',
  quantity: weight,
  comparison: 'fall',
  comparator: 'greater_than_or_equal',
  threshold,
});
const below = (quantity: string, threshold: number): AlertCondition => ({
  period: 'last',
  quantity,
  comparison: 'value',
  comparator: 'less_than',
  threshold,
});

const elsewhere = (quantity: 'lat' | 'lon'): AlertCondition => ({
  period: 'last',
  quantity,
  comparison: 'absolute_difference',
  comparator: 'greater_than_or_equal',
  threshold: 0.01,
});

/** A device of BEEP measures no more below it (BEEP firmware). */
export const weakBatteryVolts = 2.7;

const templates: Record<AlertTemplateKind, () => AlertTemplate> = {
  theft: () => ({ ...plain(), conditions: [fall(10), below(weight, 5)] }),
  // A broken sensor sends impossible values, which are not stored: messages come, and its values have ended.
  sensor_defect: () => ({
    ...plain(),
    calculationMinutes: 60,
    conditions: [
      counted('t_i', 180, 'equal_to'),
      counted('t_i', 2 * dayMinutes, 'greater_than'),
      counted(anyMessage, 180, 'greater_than'),
    ],
    quietMinutes: dayMinutes,
  }),
  battery: () => ({
    ...plain(),
    conditions: [below('bv', weakBatteryVolts)],
    occurrences: 3,
    quietMinutes: 7 * dayMinutes,
  }),
  harvest: () => ({
    ...plain(),
    calculationMinutes: dayMinutes,
    conditions: [
      {
        period: 'past',
        minutes: 4 * dayMinutes,
        quantity: weight,
        calculation: 'mean',
        comparison: 'rise',
        comparator: 'less_than',
        threshold: 0.3,
      },
      {
        period: 'past',
        minutes: 7 * dayMinutes,
        quantity: weight,
        calculation: 'mean',
        comparison: 'rise',
        comparator: 'greater_than',
        threshold: 2,
      },
    ],
    excludedMonths: [1, 2, 3, 10, 11, 12],
    quietMinutes: 7 * dayMinutes,
  }),
  hive_temperature: () => ({
    ...plain(),
    calculationMinutes: 360,
    conditions: [past('t_i', 360, 'mean', 20)],
    excludedMonths: [4, 5, 6, 7, 8, 9],
    worseBy: 3,
    quietMinutes: dayMinutes,
  }),
  brood_temperature: () => ({
    ...plain(),
    calculationMinutes: 180,
    conditions: [past('t_i', 180, 'mean', 33)],
    excludedMonths: winter,
    worseBy: 3,
    quietMinutes: dayMinutes,
  }),
  silence: () => ({
    ...plain(),
    conditions: [{ period: 'intervals', quantity: anyMessage, comparator: 'equal_to', threshold: 0 }],
  }),
  swarm: () => ({ ...plain(), conditions: [fall(1.5)], excludedMonths: winter, excludedHours: night }),
  food: () => ({
    ...plain(),
    calculationMinutes: dayMinutes,
    conditions: [past(weight, dayMinutes, 'mean', 20)],
    excludedMonths: [4, 5, 6, 7, 8],
    worseBy: 2,
    quietMinutes: 7 * dayMinutes,
  }),
  robbing: () => ({
    ...plain(),
    conditions: [
      {
        period: 'past',
        minutes: 60,
        quantity: weight,
        calculation: 'rate',
        comparison: 'value',
        comparator: 'less_than_or_equal',
        threshold: -0.4,
      },
    ],
    occurrences: 2,
    excludedMonths: winter,
    worseBy: 1,
    quietMinutes: 180,
  }),
  swarm_warmth: () => ({
    ...plain(),
    conditions: [
      {
        period: 'past',
        minutes: 30,
        quantity: 't_i',
        calculation: 'rate',
        comparison: 'value',
        comparator: 'greater_than_or_equal',
        threshold: 2,
      },
      {
        period: 'last',
        quantity: 't_i',
        comparison: 'value',
        comparator: 'greater_than_or_equal',
        threshold: 36,
      },
    ],
    excludedMonths: winter,
    excludedHours: night,
    quietMinutes: 180,
  }),
  queenless: () => ({
    ...plain(),
    calculationMinutes: dayMinutes,
    conditions: [
      {
        period: 'past',
        minutes: dayMinutes,
        quantity: 't_i',
        calculation: 'deviation',
        comparison: 'value',
        comparator: 'greater_than',
        threshold: 1,
      },
      {
        period: 'past',
        minutes: 7 * dayMinutes,
        quantity: weight,
        calculation: 'mean',
        comparison: 'rise',
        comparator: 'less_than_or_equal',
        threshold: 0.2,
      },
    ],
    excludedMonths: [1, 2, 10, 11, 12],
    quietMinutes: 7 * dayMinutes,
  }),
  swarm_sound: () => ({
    ...plain(),
    calculationMinutes: dayMinutes,
    conditions: [
      {
        period: 'past',
        minutes: 3 * dayMinutes,
        quantity: 's_bin_224_276',
        calculation: 'mean',
        comparison: 'rise_percent',
        comparator: 'greater_than_or_equal',
        threshold: 50,
      },
    ],
    excludedMonths: winter,
    quietMinutes: 7 * dayMinutes,
  }),
  moved: () => ({ ...plain(), conditions: [elsewhere('lat'), elsewhere('lon')], joinedBy: 'or' }),
};

/**
 * A new copy, which the caller may change.
 * @param zone where it is used; in the tropics no month is left out
 */
export function alertTemplate(kind: AlertTemplateKind, zone: ClimateZone = 'northern'): AlertTemplate {
  const template = templates[kind]();
  return { ...template, excludedMonths: monthsIn(zone, template.excludedMonths) };
}

function plain(): Omit<AlertTemplate, 'conditions'> {
  const { name, description, isActive, byEmail, excludedHiveIds, includesShared, conditions, ...logic } =
    structuredClone(newAlertRule);
  return logic;
}

function counted(quantity: string, minutes: number, comparator: 'equal_to' | 'greater_than'): AlertCondition {
  return {
    period: 'past',
    minutes,
    quantity,
    calculation: 'count',
    comparison: 'value',
    comparator,
    threshold: 0,
  };
}

function past(quantity: string, minutes: number, calculation: 'mean', threshold: number): AlertCondition {
  return {
    period: 'past',
    minutes,
    quantity,
    calculation,
    comparison: 'value',
    comparator: 'less_than',
    threshold,
  };
}
