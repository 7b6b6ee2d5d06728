import type { WeatherCondition } from '@skep/domain';

interface WeatherQuantity {
  unit: string;
  /** What can be at all on this earth: what is beyond it was sent in another unit, or is nonsense. */
  least: number;
  greatest: number;
  decimals: number;
}

/** Names are those of the wire, and of columns. */
const described = {
  temperature: { unit: '°C', least: -95, greatest: 65, decimals: 1 },
  apparentTemperature: { unit: '°C', least: -120, greatest: 90, decimals: 1 },
  dewPoint: { unit: '°C', least: -120, greatest: 50, decimals: 1 },
  humidity: { unit: '%', least: 0, greatest: 100, decimals: 0 },
  /** At the height of the place, as a sensor there would measure it. */
  pressure: { unit: 'hPa', least: 300, greatest: 1100, decimals: 1 },
  /** Of the hour before. */
  precipIntensity: { unit: 'mm/h', least: 0, greatest: 500, decimals: 2 },
  precipProbability: { unit: '%', least: 0, greatest: 100, decimals: 0 },
  windSpeed: { unit: 'm/s', least: 0, greatest: 130, decimals: 1 },
  windGust: { unit: 'm/s', least: 0, greatest: 150, decimals: 1 },
  /** Where it comes from, clockwise from the north. */
  windBearing: { unit: '°', least: 0, greatest: 360, decimals: 0 },
  cloudCover: { unit: '%', least: 0, greatest: 100, decimals: 0 },
  uvIndex: { unit: '-', least: 0, greatest: 50, decimals: 1 },
  visibility: { unit: 'km', least: 0, greatest: 1000, decimals: 1 },
} as const satisfies Record<string, WeatherQuantity>;

export type WeatherName = keyof typeof described;
export type WeatherValues = Partial<Record<WeatherName, number>>;

export const weatherNames = Object.keys(described) as WeatherName[];

/** The weather at a full hour. */
export interface WeatherHour {
  hour: Date;
  condition: WeatherCondition | undefined;
  values: WeatherValues;
}

export function unitOfWeather(name: WeatherName): string {
  return described[name].unit;
}

/** As a provider tells it: reals of a database, and means, would show digits that nobody measured. */
export function roundedWeather(name: WeatherName, value: number): number {
  const factor = 10 ** described[name].decimals;
  return Math.round(value * factor) / factor;
}

/** The values that can be; all else that was sent in their place is left out. */
export function possibleValues(sent: Partial<Record<WeatherName, unknown>>): WeatherValues {
  const values: WeatherValues = {};
  for (const name of weatherNames) {
    const value = sent[name];
    const { least, greatest } = described[name];
    if (typeof value === 'number' && value >= least && value <= greatest)
      values[name] = roundedWeather(name, value);
  }
  return values;
}
