import { daysBetween, degreeDays, isSouthern, seasonDays, seasonOfDay } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { currentProvider } from '#weather/core/current-provider.ts';
import { dayExtremesOf } from '#weather/core/hours-store.ts';
import { seenApiariesWithWeather } from '#weather/core/place-store.ts';

/** The warmth of a season at an apiary, up to yesterday. */
export interface ApiaryDegreeDays {
  apiaryId: ApiaryId;
  sum: number;
  /** YYYY-MM-DD: 1 January, in the south 1 July. */
  fromDay: string;
  /** Days of which no or hardly any weather is stored. */
  missingDays: number;
}

/** Of each apiary that the person sees; one without any day of stored weather is left out. */
export async function apiaryDegreeDays(context: SignedInContext): Promise<ApiaryDegreeDays[]> {
  if ((await currentProvider(context)) === undefined) return [];
  const apiaries = await seenApiariesWithWeather(context);
  const today = context.clock.now().toISOString().slice(0, 10);
  const fromDays = new Map(
    apiaries.flatMap(({ place }) =>
      place ? [[place.id, startOfSeason(today, place.latitude)] as const] : [],
    ),
  );
  const [first] = [...fromDays.values()].toSorted();
  if (first === undefined) return [];
  const known = await dayExtremesOf(context, [...fromDays.keys()], { from: first, until: today });
  const byPlace = Map.groupBy(known, ({ placeId }) => placeId);
  return apiaries.flatMap(({ id: apiaryId, place }) => {
    const fromDay = (place && fromDays.get(place.id)) ?? today;
    const days = ((place && byPlace.get(place.id)) ?? []).filter(({ day }) => day >= fromDay);
    if (days.length === 0) return [];
    const missingDays = daysBetween(fromDay, today) - days.length;
    return [{ apiaryId, sum: degreeDays(days), fromDay, missingDays }];
  });
}

function startOfSeason(today: string, latitude: number): string {
  const isInSouth = isSouthern([{ latitude }]);
  return seasonDays(seasonOfDay(today, isInSouth), isInSouth).from;
}
