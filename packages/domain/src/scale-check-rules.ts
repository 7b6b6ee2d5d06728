import * as v from 'valibot';
import { code, numberBetween, wholeBetween } from './text-rules.ts';

/** Limits of what is noted of a scale. Weights are kilograms, as the largest that a device may send. */
export const scaleLimits = {
  knownKg: 1000,
  kgPerCelsius: 1,
  celsius: 60,
  lagHours: 24,
  /** One a month for ten years, many times over. */
  referenceWeighings: 500,
} as const;

const { knownKg, kgPerCelsius, celsius, lagHours } = scaleLimits;

/** A known weight that was put on a scale, and what the scale showed of it. */
export const referenceWeighingForm = v.object({
  knownKg: v.pipe(numberBetween(0, knownKg), v.gtValue(0, code('too_small'))),
  shownKg: numberBetween(-knownKg, knownKg),
});

export const temperatureCorrectionRules = {
  kgPerCelsius: numberBetween(-kgPerCelsius, kgPerCelsius),
  referenceCelsius: numberBetween(-celsius, celsius),
  lagHours: wholeBetween(0, lagHours),
};
