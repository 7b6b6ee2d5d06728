import type { AnswerOf } from '@skep/rest-client';
import type { ColonyWeight, HiveGains } from '../../generated/schema.ts';

export function colonyWeightFromWire({
  days,
  steps,
  device_id: _,
  ...curves
}: AnswerOf<'getColonyWeight'>): ColonyWeight {
  return {
    ...curves,
    days: days.map(({ day, gain_kg: gainKg }) => ({ day, gainKg })),
    steps: steps.map(({ device_id, may_answer: mayAnswer, ...step }) => ({
      ...step,
      id: `${device_id}@${step.time}`,
      deviceId: String(device_id),
      mayAnswer,
    })),
  };
}

export function gainsFromWire(hives: AnswerOf<'getHiveGains'>): HiveGains[] {
  return hives.map(({ hive_id, day_kg, week_kg, period_kg, season_kg }) => ({
    hiveId: String(hive_id),
    dayKg: day_kg,
    weekKg: week_kg,
    periodKg: period_kg,
    seasonKg: season_kg,
  }));
}
