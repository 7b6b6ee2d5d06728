import type { PhysicalName } from './quantities.ts';

interface WeatherQuantity {
  physical: PhysicalName;
  /** What can be at all on this earth: what is beyond it was sent in another unit, or is nonsense. */
  min: number;
  max: number;
  decimals: number;
}

/** What providers of weather tell. Names are those of the wire, and of columns; lists are in the order of their ids. */
export const weatherQuantities = {
  temperature: { physical: 'temperature', min: -95, max: 65, decimals: 1 },
  apparentTemperature: { physical: 'temperature', min: -120, max: 90, decimals: 1 },
  dewPoint: { physical: 'temperature', min: -120, max: 50, decimals: 1 },
  humidity: { physical: 'percentage', min: 0, max: 100, decimals: 0 },
  /** At the height of the place, as a sensor there would measure it. */
  pressure: { physical: 'pressure', min: 300, max: 1100, decimals: 1 },
  /** Of the hour before. */
  precipIntensity: { physical: 'precipitation', min: 0, max: 500, decimals: 2 },
  precipProbability: { physical: 'percentage', min: 0, max: 100, decimals: 0 },
  windSpeed: { physical: 'speed', min: 0, max: 130, decimals: 1 },
  windGust: { physical: 'speed', min: 0, max: 150, decimals: 1 },
  /** Where it comes from, clockwise from the north. */
  windBearing: { physical: 'degrees', min: 0, max: 360, decimals: 0 },
  cloudCover: { physical: 'percentage', min: 0, max: 100, decimals: 0 },
  uvIndex: { physical: 'plain', min: 0, max: 50, decimals: 1 },
  visibility: { physical: 'distance', min: 0, max: 1000, decimals: 1 },
  /** Near the ground. */
  ozone: { physical: 'concentration', min: 0, max: 2000, decimals: 0 },
} as const satisfies Record<string, WeatherQuantity>;

export type WeatherName = keyof typeof weatherQuantities;

export const weatherNames = Object.keys(weatherQuantities) as WeatherName[];

export function isWeather(name: string): name is WeatherName {
  return Object.hasOwn(weatherQuantities, name);
}
