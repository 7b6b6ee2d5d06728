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
