import type { DayWeather } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { currentProvider } from '#weather/core/current-provider.ts';
import { openingHoursOf } from '#weather/core/hours-store.ts';
import { seenApiariesWithWeather } from '#weather/core/place-store.ts';
import { roundedWeather } from '#weather/core/quantities.ts';

export interface ApiaryDays {
  apiaryId: ApiaryId;
  days: readonly DayWeather[];
}

/** Today and the days after it. */
const forecastDays = 4;

/** What is forecast for the hours in which hives are opened, of each apiary that the person sees and of which it is known. */
export async function dayForecasts(context: SignedInContext): Promise<ApiaryDays[]> {
  if ((await currentProvider(context)) === undefined) return [];
  const apiaries = await seenApiariesWithWeather(context);
  const places = [...new Set(apiaries.flatMap(({ place }) => place?.id ?? []))];
  const known = await openingHoursOf(context, places, context.clock.now(), forecastDays);
  const byPlace = Map.groupBy(known, ({ placeId }) => placeId);
  return apiaries.flatMap(({ id: apiaryId, place }) => {
    const days = (place && byPlace.get(place.id)) ?? [];
    if (days.length === 0) return [];
    return [
      {
        apiaryId,
        days: days.map(({ day, greatestCelsius, rainMm, windMs }) => ({
          day,
          greatestCelsius: roundedWeather('temperature', greatestCelsius),
          rainMm: roundedWeather('precipIntensity', rainMm),
          windMs: windMs === null ? undefined : roundedWeather('windSpeed', windMs),
        })),
      },
    ];
  });
}
