import type { WeatherProviderName } from '@skep/domain';
import { WrongSetting } from '@skep/settings';

/** The weather provider. */
export interface WeatherConfig {
  provider: WeatherProviderName;
  /** Of a subscription: never logged, and in no error. */
  key: string | undefined;
  /** A server of one's own that answers as the provider does. Undefined: the provider's hosts. */
  url: string | undefined;
}

/**
 * @returns undefined where no provider is set: then nothing is fetched.
 * @throws WrongSetting
 */
export function weatherConfigOf({
  WEATHER_PROVIDER: provider,
  WEATHER_KEY: key,
  WEATHER_URL: url,
}: {
  WEATHER_PROVIDER?: WeatherProviderName | undefined;
  WEATHER_KEY?: string | undefined;
  WEATHER_URL?: string | undefined;
}): WeatherConfig | undefined {
  if (provider === undefined) return undefined;
  if (provider === 'openweather' && key === undefined)
    throw new WrongSetting('WEATHER_KEY must be set: OpenWeather answers nobody without one.');
  return { provider, key, url };
}
