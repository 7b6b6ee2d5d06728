import type { Context } from '#platform/context/context.ts';
import { type WeatherConfig, weatherConfigOf } from '#platform/environment/weather-config.ts';

/** The weather provider of the settings; undefined: there is none, and nothing is fetched or shown. */
export async function currentProvider(context: Context): Promise<WeatherConfig | undefined> {
  return weatherConfigOf(await context.settings(context));
}
