import type { WeatherConfig } from '#platform/environment/weather-config.ts';
import { openMeteo } from './open-meteo.ts';
import { openWeather } from './openweather.ts';
import type { WeatherProvider } from './weather-provider.ts';

export function providerOf(config: WeatherConfig): WeatherProvider {
  switch (config.provider) {
    case 'open-meteo':
      return openMeteo(config);
    case 'openweather':
      return openWeather(config);
  }
}
