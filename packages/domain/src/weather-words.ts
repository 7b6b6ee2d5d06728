/** Where the weather comes from. */
export const weatherProviderNames = ['open-meteo', 'openweather'] as const;
export type WeatherProviderName = (typeof weatherProviderNames)[number];

export const weatherConditions = [
  'clear',
  'partly_cloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'sleet',
  'snow',
  'thunderstorm',
] as const;
export type WeatherCondition = (typeof weatherConditions)[number];

/** In which form it falls. */
export const precipTypes = ['rain', 'sleet', 'snow'] as const;
export type PrecipType = (typeof precipTypes)[number];

/** Of an hour in which something falls; undefined: nothing does, or its provider does not say in which form. */
export function precipTypeOf(
  condition: WeatherCondition | undefined,
  precipitationMm: number | undefined,
): PrecipType | undefined {
  if (condition === undefined || !precipitationMm) return undefined;
  return condition === 'snow' || condition === 'sleet' ? condition : 'rain';
}
