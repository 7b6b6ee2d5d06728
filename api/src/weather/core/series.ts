import type { WeatherProviderName } from '@skep/domain';
import type { Asking } from '#hives/core/rights.ts';
import type { Summary } from '#measurements/storage/summary.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { hoursOf, weatherBins } from './hours-store.ts';
import { type ApiaryWithWeather, apiaryOfDevice, apiaryOfHive } from './place-store.ts';
import type { WeatherHour, WeatherName } from './quantities.ts';

type Reading = Pick<Context, 'db' | 'weather'> & Asking;

/** Whose weather is asked for: that of the apiary in which it stands now. */
export interface AskedWeather {
  deviceId?: DeviceId | undefined;
  /** Where both are given, it counts. */
  hiveId?: HiveId | undefined;
}

export type WeatherColumns = ReadonlyMap<WeatherName, readonly (Summary | undefined)[]>;

/** The weather at an apiary, of a stretch of time and of the days to come. */
export interface WeatherOfApiary {
  provider: WeatherProviderName;
  apiary: ApiaryWithWeather;
  /** One column for each quantity that is known, a figure for each of the beginnings. */
  columns: WeatherColumns;
  /** Of now, if it is known. */
  newest: WeatherHour | undefined;
  forecast: readonly WeatherHour[];
}

const hourMs = 60 * 60_000;
/** What is older is no weather of now. */
const freshMs = 3 * hourMs;
/** Further ahead nobody can say when it rains. */
const forecastMs = 72 * hourMs;

/** @returns undefined where no provider is set, or where it stands in no apiary that the viewer sees. */
export async function weatherOf(
  context: Reading,
  asked: AskedWeather,
  starts: readonly Date[],
  end: Date,
): Promise<WeatherOfApiary | undefined> {
  const { weather, clock } = context;
  const apiary = weather && (await apiaryOf(context, asked));
  if (weather === undefined || apiary === undefined) return undefined;
  const { provider } = weather;
  if (apiary.place === undefined)
    return { provider, apiary, columns: new Map(), newest: undefined, forecast: [] };
  const now = clock.now().getTime();
  const known = await hoursOf(context, apiary.place.id, new Date(now - freshMs), new Date(now + forecastMs));
  return {
    provider,
    apiary,
    columns: await weatherUntil(context, apiary.place.id, starts, end),
    newest: known.findLast(({ hour }) => hour.getTime() <= now),
    forecast: known.filter(({ hour }) => hour.getTime() > now),
  };
}

/** Its figures alone. */
export async function weatherColumns(
  context: Reading,
  asked: AskedWeather,
  starts: readonly Date[],
  end: Date,
): Promise<WeatherColumns> {
  const apiary = context.weather && (await apiaryOf(context, asked));
  return apiary?.place === undefined ? new Map() : weatherUntil(context, apiary.place.id, starts, end);
}

/** Of what has been: a forecast is none of a period's figures. */
function weatherUntil(
  context: Reading,
  placeId: NonNullable<ApiaryWithWeather['place']>['id'],
  starts: readonly Date[],
  end: Date,
): Promise<WeatherColumns> {
  const now = new Date(context.clock.now().getTime() + 1);
  return weatherBins(context, placeId, starts, end < now ? end : now);
}

async function apiaryOf(
  context: Reading,
  { deviceId, hiveId }: AskedWeather,
): Promise<ApiaryWithWeather | undefined> {
  if (hiveId !== undefined) return apiaryOfHive(context, hiveId);
  return deviceId === undefined ? undefined : apiaryOfDevice(context, deviceId);
}
