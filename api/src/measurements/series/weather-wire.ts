import { precipTypeOf, precipTypes, weatherConditions, weatherProviderNames } from '@skep/domain';
import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import { type WeatherName, weatherNames } from '#platform/taxonomy/weather-quantities.ts';
import { roundedWeather, unitOfWeather, type WeatherHour } from '#weather/core/quantities.ts';
import { placementsIn, type TimeInApiary, weatherColumns, weatherOf } from '#weather/core/series.ts';
import type { RequestedDevices } from './requested-devices.ts';
import { binStarts, drawable, resolutionNamed } from './resolution.ts';
import type { Series, SeriesOptions } from './series.ts';
import { wireInstant } from './wire.ts';

const Figures = Type.Array(nullable(Type.Number()), {
  description: 'One value for each time; null: unknown.',
});
const HourBody = Type.Object({
  time: Type.String({ description: 'A full hour, YYYY-MM-DDTHH:MM:SSZ.' }),
  condition: nullable(oneOf(weatherConditions)),
  precip_type: nullable(oneOf(precipTypes)),
  values: Type.Array(Type.Object({ abbreviation: Type.String(), value: Type.Number() })),
});

/** The weather at an apiary together with what was measured there. */
export const WeatherBody = Type.Object({
  provider: oneOf(weatherProviderNames),
  location_id: Type.Integer(),
  location_name: Type.String(),
  owner: Type.Boolean(),
  placed: Type.Boolean({ description: 'Whether the coordinates of the apiary are known.' }),
  times: Type.Array(Type.String(), { description: 'Start of each bin; bins are at least an hour long.' }),
  quantities: Type.Array(
    Type.Object({
      abbreviation: oneOf(weatherNames),
      unit: Type.String(),
      mean: Figures,
      min: Figures,
      max: Figures,
    }),
  ),
  precipitation_mm: Type.Array(nullable(Type.Number()), {
    description: 'Precipitation in each bin; empty: unknown.',
  }),
  precip_types: Type.Array(nullable(oneOf(precipTypes)), {
    description: 'Main kind of precipitation in each bin; null: none, or unknown.',
  }),
  newest: nullable(HourBody),
  forecast: Type.Array(HourBody, {
    description: 'Forecast for three days, by the hour or every three hours.',
  }),
});

/** @returns null where no provider is set, and for devices in no apiary. */
export async function weatherColumnsFor(
  context: SignedInContext,
  placements: readonly TimeInApiary[],
  { window, resolution, zone }: SeriesOptions,
): Promise<Type.Static<typeof WeatherBody> | null> {
  const drawn = drawable(resolution, window);
  const starts = binStarts(window, drawn.minutes < 60 ? resolutionNamed('1h') : drawn, zone);
  const weather = await weatherOf(context, placements, starts);
  if (weather === undefined) return null;
  const { provider, apiary, columns, newest, forecast } = weather;
  const fallen = columns.get('precipIntensity');
  return {
    provider,
    location_id: apiary.id,
    location_name: apiary.name,
    owner: apiary.isOwn,
    placed: apiary.degrees !== undefined,
    times: starts.map(wireInstant),
    quantities: [...columns].map(([name, column]) => ({
      abbreviation: name,
      unit: unitOfWeather(name),
      mean: figuresOf(name, column, 1),
      min: figuresOf(name, column, 2),
      max: figuresOf(name, column, 3),
    })),
    // For each hour it is known how much fell in it.
    precipitation_mm:
      fallen?.map((summary) =>
        summary === undefined ? null : roundedWeather('precipIntensity', summary[0] * summary[1]),
      ) ?? [],
    precip_types: weather.precipTypes.map((type) => type ?? null),
    newest: newest === undefined ? null : hourToWire(newest),
    forecast: forecast.map(hourToWire),
  };
}

function figuresOf(name: WeatherName, column: readonly (Summary | undefined)[], place: 1 | 2 | 3) {
  return column.map((summary) => (summary === undefined ? null : roundedWeather(name, summary[place])));
}

function hourToWire({ hour, condition, values }: WeatherHour): Type.Static<typeof HourBody> {
  return {
    time: wireInstant(hour),
    condition: condition ?? null,
    precip_type: precipTypeOf(condition, values.precipIntensity) ?? null,
    values: Object.entries(values).map(([abbreviation, value]) => ({ abbreviation, value })),
  };
}

/** The series with the weather of the same bins, as the old wire has it. */
export async function withWeather(
  context: SignedInContext,
  requested: RequestedDevices,
  { window }: SeriesOptions,
  series: Series,
): Promise<Series> {
  const placements = await placementsIn(context, requested, window);
  const weather = await weatherColumns(context, placements, series.starts);
  const rounded = [...weather].map(
    ([name, column]) =>
      [
        name,
        column.map(
          (summary): Summary | undefined =>
            summary && [summary[0], roundedWeather(name, summary[1]), summary[2], summary[3]],
        ),
      ] as const,
  );
  return { ...series, columns: new Map([...series.columns, ...rounded]) };
}
