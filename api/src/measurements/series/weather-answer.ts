import { precipTypeOf, precipTypes, weatherConditions, weatherProviderNames } from '@skep/domain';
import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import { type WeatherName, weatherNames } from '#platform/taxonomy/weather-quantities.ts';
import { nightsAt } from '#weather/core/nights.ts';
import { roundedWeather, unitOfWeather, type WeatherHour } from '#weather/core/quantities.ts';
import { placementsIn, type TimeInApiary, weatherOf } from '#weather/core/series.ts';
import { figures, instant, windowJson } from './answer-fields.ts';
import type { RequestedDevices } from './requested-devices.ts';
import { binStarts, drawable, resolutionNamed } from './resolution.ts';
import type { SeriesOptions } from './series.ts';
import { wireInstant } from './wire.ts';

const known = figures('One value for each time; null: unknown.');
const value = v.optional(v.number());

const HourAnswer = v.object({
  time: instant('A full hour.'),
  condition: v.optional(v.picklist(weatherConditions)),
  temperatureCelsius: value,
  humidityPercent: value,
  precipitationMm: value,
  precipitationType: v.optional(v.picklist(precipTypes)),
  precipitationPercent: value,
  windMetresPerSecond: value,
});

/** The weather at an apiary together with what was measured there. */
const WeatherAnswer = v.object({
  provider: v.picklist(weatherProviderNames),
  apiaryId: v.string(),
  apiaryName: v.string(),
  isOwn: v.boolean(),
  isPlaced: v.pipe(v.boolean(), v.description('Whether the coordinates of the apiary are known.')),
  times: v.pipe(v.array(v.string()), v.description('Start of each bin; bins are at least an hour long.')),
  quantities: v.array(
    v.object({ quantity: v.picklist(weatherNames), unit: v.string(), mean: known, min: known, max: known }),
  ),
  precipitationMm: figures('Precipitation in each bin; empty: unknown.'),
  precipitationTypes: v.pipe(
    v.array(v.nullable(v.picklist(precipTypes))),
    v.description('Main kind of precipitation in each bin; null: none, or unknown.'),
  ),
  newest: v.optional(HourAnswer),
  forecast: v.pipe(
    v.array(HourAnswer),
    v.description('Forecast for three days, by the hour or every three hours.'),
  ),
});

/** What it was like around the hive: the weather, and when it was dark. */
export const outsideAnswer = {
  weather: v.pipe(
    v.optional(WeatherAnswer),
    v.description('Absent where no provider is set, and for devices in no apiary.'),
  ),
  nights: v.pipe(
    v.array(v.object({ start: v.string(), end: v.string() })),
    v.description('Nights at the apiary, from sunset to sunrise, for up to eight days.'),
  ),
};

export async function outsideOf(
  context: SignedInContext,
  requested: RequestedDevices,
  options: SeriesOptions,
) {
  const placements = await placementsIn(context, requested, options.window);
  const nights = nightsAt(
    placements.flatMap(({ apiary, from, to }) => (apiary.degrees ? [{ ...apiary.degrees, from, to }] : [])),
  );
  return { weather: await weatherColumnsFor(context, placements, options), nights: nights.map(windowJson) };
}

/** @returns undefined where no provider is set, and for devices in no apiary. */
async function weatherColumnsFor(
  context: SignedInContext,
  placements: readonly TimeInApiary[],
  { window, resolution, zone }: SeriesOptions,
): Promise<v.InferOutput<typeof WeatherAnswer> | undefined> {
  const drawn = drawable(resolution, window);
  const starts = binStarts(window, drawn.minutes < 60 ? resolutionNamed('1h') : drawn, zone);
  const weather = await weatherOf(context, placements, starts);
  if (weather === undefined) return undefined;
  const { provider, apiary, columns, newest, forecast } = weather;
  const fallen = columns.get('precipIntensity');
  return {
    provider,
    apiaryId: String(apiary.id),
    apiaryName: apiary.name,
    isOwn: apiary.isOwn,
    isPlaced: apiary.degrees !== undefined,
    times: starts.map(wireInstant),
    quantities: [...columns].map(([name, column]) => ({
      quantity: name,
      unit: unitOfWeather(name),
      mean: figuresOf(name, column, 1),
      min: figuresOf(name, column, 2),
      max: figuresOf(name, column, 3),
    })),
    // For each hour it is known how much fell in it.
    precipitationMm:
      fallen?.map((summary) =>
        summary === undefined ? null : roundedWeather('precipIntensity', summary[0] * summary[1]),
      ) ?? [],
    precipitationTypes: weather.precipTypes.map((type) => type ?? null),
    newest: newest && hourJson(newest),
    forecast: forecast.map(hourJson),
  };
}

function figuresOf(name: WeatherName, column: readonly (Summary | undefined)[], place: 1 | 2 | 3) {
  return column.map((summary) => (summary === undefined ? null : roundedWeather(name, summary[place])));
}

function hourJson({ hour, condition, values }: WeatherHour): v.InferOutput<typeof HourAnswer> {
  return {
    time: wireInstant(hour),
    condition,
    temperatureCelsius: values.temperature,
    humidityPercent: values.humidity,
    precipitationMm: values.precipIntensity,
    precipitationType: precipTypeOf(condition, values.precipIntensity),
    precipitationPercent: values.precipProbability,
    windMetresPerSecond: values.windSpeed,
  };
}
