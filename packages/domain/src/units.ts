/** How a person reads weights and temperatures. Everything is kept and sent in kilograms and degrees Celsius. */
export const weightUnits = ['kg', 'lb'] as const;
export const temperatureUnits = ['celsius', 'fahrenheit'] as const;

export type WeightUnit = (typeof weightUnits)[number];
export type TemperatureUnit = (typeof temperatureUnits)[number];

export interface Units {
  weight: WeightUnit;
  temperature: TemperatureUnit;
}

/** Of who has not chosen. */
export const usualUnits: Units = { weight: 'kg', temperature: 'celsius' };

export function isWeightUnit(text: string | null | undefined): text is WeightUnit {
  return weightUnits.some((unit) => unit === text);
}

export function isTemperatureUnit(text: string | null | undefined): text is TemperatureUnit {
  return temperatureUnits.some((unit) => unit === text);
}

/** A figure and what it is counted in. */
export interface Measured {
  value: number;
  /** As `kg`; undefined for a bare number. */
  unit: string | undefined;
}

const poundsOfKilogram = 1 / 0.45359237;

/** What was measured, as a person reads it; what is neither weight nor temperature stays as it is. */
export function inUnits({ value, unit }: Measured, units: Units): Measured {
  if (unit === 'kg' && units.weight === 'lb') return { value: value * poundsOfKilogram, unit: 'lb' };
  if (unit === '°C' && units.temperature === 'fahrenheit') return { value: value * 1.8 + 32, unit: '°F' };
  return { value, unit };
}

/** What a person wrote as a weight, as it is kept. */
export function kilogramsOf(weight: number, unit: WeightUnit): number {
  return unit === 'lb' ? weight / poundsOfKilogram : weight;
}

/** Three decimals: enough for what is written with one decimal in any unit to come back as it was. */
const thousandth = (value: number) => Math.round(value * 1000) / 1000;

/** The other way round than `inUnits`: what a person wrote for a figure that is kept in `unit`, as it is kept. */
export function asStored({ value, unit }: Measured, units: Units): number {
  if (unit === 'kg' && units.weight === 'lb') return thousandth(kilogramsOf(value, 'lb'));
  if (unit === '°C' && units.temperature === 'fahrenheit') return thousandth((value - 32) / 1.8);
  return value;
}
