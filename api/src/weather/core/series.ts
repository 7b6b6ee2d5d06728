import type { PrecipType, WeatherProviderName } from '@skep/domain';
import type { Asking } from '#hive-core/authorization.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import type { WeatherName } from '#platform/taxonomy/weather-quantities.ts';
import { currentProvider } from './current-provider.ts';
import { hoursOf, precipTypeBins, weatherBins } from './hours-store.ts';
import { type ApiaryWithWeather, apiariesWithWeather } from './place-store.ts';
import { placementsOfDevice, placementsOfHive } from './placement-store.ts';
import type { WeatherHour } from './quantities.ts';

type Reading = Context & Asking;

/** Whose weather is requested: that of where it was. */
export interface WeatherRequest {
  deviceId?: DeviceId | undefined;
  /** Where both are given, it counts. */
  hiveId?: HiveId | undefined;
}

/** An apiary, while it counts. */
export interface TimeInApiary {
  apiary: ApiaryWithWeather;
  from: Date;
  to: Date;
  /** Whether it is still there. */
  isPresent: boolean;
}

export type WeatherColumns = ReadonlyMap<WeatherName, readonly (Summary | undefined)[]>;

/** The weather at an apiary, of a stretch of time and of the days to come. */
export interface WeatherOfApiary {
  provider: WeatherProviderName;
  apiary: ApiaryWithWeather;
  /** One column for each quantity that is known, a figure for each of the beginnings. */
  columns: WeatherColumns;
  /** In which form most of it fell, for each of the beginnings. */
  precipTypes: readonly (PrecipType | undefined)[];
  /** Of now, if it is known. */
  newest: WeatherHour | undefined;
  forecast: readonly WeatherHour[];
}

const hourMs = 60 * 60_000;
/** What is older is no weather of now. */
const freshMs = 3 * hourMs;
/** Further ahead nobody can say when it rains. */
const forecastMs = 72 * hourMs;

/**
 * The apiaries in which something stood in a window, one after the other, as far as the viewer sees them. What was
 * measured before anybody said where is counted to the first of them.
 */
export async function placementsIn(
  context: Reading,
  { deviceId, hiveId }: WeatherRequest,
  { start, end }: { start: Date; end: Date },
): Promise<TimeInApiary[]> {
  const placements =
    hiveId !== undefined
      ? await placementsOfHive(context, hiveId)
      : deviceId === undefined
        ? []
        : await placementsOfDevice(context, deviceId);
  const apiaries = await apiariesWithWeather(
    context,
    placements.map(({ apiaryId }) => apiaryId),
  );
  return placements.flatMap(({ apiaryId, since, until }, index) => {
    const apiary = apiaries.find(({ id }) => id === apiaryId);
    const from = index > 0 && since > start ? since : start;
    const to = until !== undefined && until < end ? until : end;
    return apiary && from < to ? [{ apiary, from, to, isPresent: until === undefined }] : [];
  });
}

/**
 * Of where it was last in the window; the present and the forecast only where it still is.
 * @returns undefined where no provider is set, or where it stood in no apiary that the viewer sees.
 */
export async function weatherOf(
  context: Reading,
  placements: readonly TimeInApiary[],
  starts: readonly Date[],
): Promise<WeatherOfApiary | undefined> {
  const { clock } = context;
  const weather = await currentProvider(context);
  const last = placements.at(-1);
  if (weather === undefined || last === undefined) return undefined;
  const { apiary, isPresent } = last;
  const now = clock.now().getTime();
  const known =
    isPresent && apiary.place !== undefined
      ? await hoursOf(context, apiary.place.id, new Date(now - freshMs), new Date(now + forecastMs))
      : [];
  return {
    provider: weather.provider,
    apiary,
    columns: await weatherColumns(context, placements, starts),
    precipTypes: await precipTypesOf(context, placements, starts),
    newest: known.findLast(({ hour }) => hour.getTime() <= now),
    forecast: known.filter(({ hour }) => hour.getTime() > now),
  };
}

/** Its figures alone, of what has been: a forecast is none of a period's figures. */
export async function weatherColumns(
  context: Reading,
  placements: readonly TimeInApiary[],
  starts: readonly Date[],
): Promise<WeatherColumns> {
  const columns = new Map<WeatherName, (Summary | undefined)[]>();
  if ((await currentProvider(context)) === undefined) return columns;
  for (const { placeId, range } of passedPlacements(context, placements)) {
    for (const [name, column] of await weatherBins(context, placeId, starts, range)) {
      const former = columns.get(name);
      // The bin in which it moved has the weather of where it came to.
      columns.set(name, former?.map((summary, index) => summary ?? column[index]) ?? column);
    }
  }
  return columns;
}

async function precipTypesOf(
  context: Reading,
  placements: readonly TimeInApiary[],
  starts: readonly Date[],
): Promise<(PrecipType | undefined)[]> {
  const types = new Map<number, PrecipType>();
  for (const { placeId, range } of passedPlacements(context, placements))
    for (const [bin, type] of await precipTypeBins(context, placeId, starts, range))
      if (!types.has(bin)) types.set(bin, type);
  return starts.map((_, bin) => types.get(bin));
}

/** Until now, the last first, as far as it is known where they are. */
function passedPlacements({ clock }: Reading, placements: readonly TimeInApiary[]) {
  const now = new Date(clock.now().getTime() + 1);
  return placements
    .toReversed()
    .flatMap(({ apiary: { place }, from, to }) =>
      place === undefined ? [] : [{ placeId: place.id, range: { from, until: to < now ? to : now } }],
    );
}
