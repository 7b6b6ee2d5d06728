import type { WeatherConfig } from '#platform/environment/weather-config.ts';
import type { WeatherHour } from '#weather/core/quantities.ts';
import { openMeteo } from './open-meteo.ts';
import { openWeather } from './openweather.ts';

export interface Spot {
  latitude: number;
  longitude: number;
}

/** A weather service; its hosts are its own, and nothing that a person types goes there. */
export interface WeatherProvider {
  /** The last days and the days to come. @throws WeatherProblem */
  recent: (spot: Spot, daysBack: number) => Promise<WeatherHour[]>;
  /** Whole days of UTC, the last one part of it. Undefined: it tells nothing of the past. @throws WeatherProblem */
  history: ((spot: Spot, firstDay: string, lastDay: string) => Promise<WeatherHour[]>) | undefined;
}

export function providerOf(config: WeatherConfig): WeatherProvider {
  switch (config.provider) {
    case 'open-meteo':
      return openMeteo(config);
    case 'openweather':
      return openWeather(config);
  }
}
