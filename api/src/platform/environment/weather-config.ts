import { type SettingValues, type WeatherProviderName, weatherProviderNames } from '@skep/domain';
import { WrongSetting } from '@skep/settings';

/** The weather provider. */
export interface WeatherConfig {
  provider: WeatherProviderName;
  /** Of a subscription: never logged, and in no error. */
  key: string | undefined;
  /** A server of one's own that answers as the provider does. Undefined: the provider's hosts. */
  url: string | undefined;
}

/** @throws WrongSetting for a provider that answers nobody without a key */
export function requireWeatherKey({
  WEATHER_PROVIDER: provider,
  WEATHER_KEY: key,
}: {
  WEATHER_PROVIDER?: WeatherProviderName | undefined;
  WEATHER_KEY?: string | undefined;
}): void {
  if (provider === 'openweather' && key === undefined)
    throw new WrongSetting('WEATHER_KEY must be set: OpenWeather answers nobody without one.');
}

/** @returns undefined where no provider is set, or its key is missing: then nothing is fetched */
export function weatherConfigOf({
  weather_provider: name,
  weather_key: key,
  weather_url: url,
}: SettingValues): WeatherConfig | undefined {
  const provider = weatherProviderNames.find((known) => known === name);
  if (provider === undefined || (provider === 'openweather' && key === undefined)) return undefined;
  return { provider, key, url: url?.replace(/\/$/, '') };
}
