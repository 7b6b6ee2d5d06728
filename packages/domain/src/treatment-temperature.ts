import type { KnownSubstance, TreatmentMethod } from './register-rules.ts';

/** Degrees Celsius outside, both ends included; undefined: no end is known. */
export interface TemperatureWindow {
  atLeast?: number;
  atMost?: number;
}

/**
 * At which temperatures a substance is given in a way: leaflets of the Swiss bee health service (BGD), read in 2026. Formic
 * acid depends on the dispenser (15 to 30, 10 to 30 and 10 to 35): what none of them permits is outside. Of others no
 * number is known to us, and the leaflet of the product has the last word.
 */
const windows: readonly (KnownSubstance & { window: TemperatureWindow })[] = [
  { name: 'formic_acid', method: 'evaporation', window: { atLeast: 10, atMost: 35 } },
  { name: 'oxalic_acid', method: 'spraying', window: { atLeast: 8 } },
  { name: 'oxalic_acid', method: 'trickling', window: { atMost: 5 } },
  { name: 'oxalic_acid', method: 'sublimation', window: { atLeast: 2, atMost: 10 } },
];

export function temperatureWindow(
  substance: KnownSubstance['name'] | undefined,
  method: TreatmentMethod | undefined,
): TemperatureWindow | undefined {
  return windows.find((each) => each.name === substance && each.method === method)?.window;
}

/** Whether all of it, from the least to the greatest of a day, lies outside. */
export function isOutsideWindow(
  { atLeast = -Infinity, atMost = Infinity }: TemperatureWindow,
  { least, greatest }: { least: number; greatest: number },
): boolean {
  return greatest < atLeast || least > atMost;
}
