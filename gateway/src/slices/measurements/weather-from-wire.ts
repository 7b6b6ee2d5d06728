import type { AnswerOf } from '@skep/rest-client';
import type { Weather, WeatherHour } from '../../generated/schema.ts';

type WireWeather = NonNullable<AnswerOf<'getSeries'>['weather']>;

export function weatherFromWire({
  provider,
  location_id,
  location_name: apiaryName,
  owner: isOwn,
  placed: isPlaced,
  times,
  quantities,
  precipitation_mm: precipitationMm,
  precip_types: precipitationTypes,
  newest,
  forecast,
}: WireWeather): Weather {
  return {
    provider,
    apiaryId: String(location_id),
    apiaryName,
    isOwn,
    isPlaced,
    times,
    quantities: quantities.map(({ abbreviation: quantity, ...figures }) => ({ quantity, ...figures })),
    precipitationMm,
    precipitationTypes,
    newest: newest && hourFromWire(newest),
    forecast: forecast.map(hourFromWire),
  };
}

function hourFromWire({
  time,
  condition,
  precip_type: precipitationType,
  values,
}: WireWeather['forecast'][number]): WeatherHour {
  const known = new Map(values.map(({ abbreviation, value }) => [abbreviation, value]));
  return {
    time,
    condition,
    temperatureCelsius: known.get('temperature'),
    humidityPercent: known.get('humidity'),
    precipitationMm: known.get('precipIntensity'),
    precipitationType,
    precipitationPercent: known.get('precipProbability'),
    windMetresPerSecond: known.get('windSpeed'),
  };
}
