import type { WeatherCondition } from '@skep/domain';
import { physicals } from '#platform/taxonomy/quantities.ts';
import { type WeatherName, weatherNames, weatherQuantities } from '#platform/taxonomy/weather-quantities.ts';

export type WeatherValues = Partial<Record<WeatherName, number>>;

/** The weather at a full hour. */
export interface WeatherHour {
  hour: Date;
  condition: WeatherCondition | undefined;
  values: WeatherValues;
}

export function unitOfWeather(name: WeatherName): string {
  return physicals[weatherQuantities[name].physical].unit;
}

/** As a provider tells it: reals of a database, and means, would show digits that nobody measured. */
export function roundedWeather(name: WeatherName, value: number): number {
  const factor = 10 ** weatherQuantities[name].decimals;
  return Math.round(value * factor) / factor;
}

/** The values that can be; all else that was sent in their place is left out. */
export function possibleValues(sent: Partial<Record<WeatherName, unknown>>): WeatherValues {
  const values: WeatherValues = {};
  for (const name of weatherNames) {
    const value = sent[name];
    const { min, max } = weatherQuantities[name];
    if (typeof value === 'number' && value >= min && value <= max) values[name] = roundedWeather(name, value);
  }
  return values;
}
