import type { AnswerOf } from '@skep/rest-client';
import type { ColonyWeight } from '../../generated/schema.ts';

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
