import { instantOfWireTime, isCalendarDate, isTimeZone } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { currentProvider } from '#weather/core/current-provider.ts';
import { temperaturesOf } from '#weather/core/hours-store.ts';
import { seenApiariesWithWeather } from '#weather/core/place-store.ts';

export interface DayTemperature {
  apiaryId: ApiaryId;
  leastCelsius: number;
  greatestCelsius: number;
}

const halfDayMs = 12 * 60 * 60_000;

/**
 * How warm a day was so far at apiaries that the person sees; one without stored hours is left out.
 * @param day YYYY-MM-DD
 * @throws AppError invalid_input
 */
export async function dayTemperatures(
  context: SignedInContext,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<DayTemperature[]> {
  if (!isCalendarDate(day)) throw fieldProblem('day', 'not_a_date');
  if (!isTimeZone(timeZone)) throw fieldProblem('timeZone', 'unknown_choice');
  // No zone leaves noon out; some leave out midnight.
  const noon = instantOfWireTime(`${day} 12:00:00`, timeZone)?.getTime();
  if (noon === undefined || (await currentProvider(context)) === undefined) return [];
  const apiaries = await seenApiariesWithWeather(context);
  // What comes is a forecast.
  const until = Math.min(noon + halfDayMs, context.clock.now().getTime() + 1);
  const places = [...new Set(apiaries.flatMap(({ place }) => place?.id ?? []))];
  const known = await temperaturesOf(context, places, new Date(noon - halfDayMs), new Date(until));
  const byPlace = new Map(known.map((each) => [each.placeId, each]));
  return apiaries.flatMap(({ id: apiaryId, place }) => {
    const { least, greatest } = (place && byPlace.get(place.id)) ?? {};
    if (least == null || greatest == null) return [];
    return [{ apiaryId, leastCelsius: Number(least), greatestCelsius: Number(greatest) }];
  });
}
