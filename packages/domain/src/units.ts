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
