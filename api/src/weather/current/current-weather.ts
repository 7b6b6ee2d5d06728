import { AppError } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { currentProvider } from '#weather/core/current-provider.ts';
import { hoursOf } from '#weather/core/hours-store.ts';
import { type ApiaryWithWeather, apiaryAt, apiaryWithWeather } from '#weather/core/place-store.ts';
import type { WeatherHour } from '#weather/core/quantities.ts';

export type RequestedPlace = { apiaryId: ApiaryId } | { latitude: number; longitude: number };

export type CurrentWeather =
  | {
      kind: 'known';
      apiary: ApiaryWithWeather;
      spot: { latitude: number; longitude: number };
      now: WeatherHour;
    }
  | { kind: 'unplaced' }
  | { kind: 'unknown' };

const hourMs = 60 * 60_000;
/** What is older is no weather of now. */
const freshHours = 3;

/**
 * The weather of now at an apiary that the person sees; no provider is queried for it, it is the stored one.
 * @throws AppError not_found for an apiary that is not theirs to see
 */
export async function currentWeather(
  context: SignedInContext,
  query: RequestedPlace,
): Promise<CurrentWeather> {
  const apiary =
    'apiaryId' in query ? await apiaryWithWeather(context, query.apiaryId) : await apiaryAt(context, query);
  if (apiary === undefined && 'apiaryId' in query) throw new AppError('not_found');
  if (apiary !== undefined && apiary.degrees === undefined) return { kind: 'unplaced' };
  if (apiary?.place === undefined || (await currentProvider(context)) === undefined)
    return { kind: 'unknown' };
  const now = context.clock.now().getTime();
  const from = new Date(now - freshHours * hourMs);
  const newest = (await hoursOf(context, apiary.place.id, from, new Date(now + 1))).at(-1);
  return newest === undefined
    ? { kind: 'unknown' }
    : { kind: 'known', apiary, spot: apiary.place, now: newest };
}
