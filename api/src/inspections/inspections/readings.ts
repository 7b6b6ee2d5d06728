import type { InspectionReadings, WeatherReading, WeightReading } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { currentProvider } from '#weather/core/current-provider.ts';
import { hoursOf } from '#weather/core/hours-store.ts';
import { apiaryWithWeather } from '#weather/core/place-store.ts';

/** Which hive was inspected, where it stood, and when. */
export interface InspectedPlace {
  hiveId: HiveId;
  apiaryId: ApiaryId;
  at: Date;
}

/** Which readings an inspection is to have. */
export interface WantedReadings {
  hasWeather?: boolean | undefined;
  hasWeight?: boolean | undefined;
}

const hourMs = 60 * 60_000;

/** The readings at the time of an inspection, of those that are wanted; what nobody measured is absent. */
export async function readingsAt(
  context: SignedInContext,
  { at, ...hive }: InspectedPlace,
  wanted: WantedReadings,
): Promise<InspectionReadings> {
  return (await readingsOfMany(context, [hive], at, wanted)).get(hive.hiveId) ?? {};
}

/**
 * The same of many hives, in a number of queries that depends on their apiaries alone. A hive of which nothing was
 * measured is absent.
 */
export async function readingsOfMany(
  context: SignedInContext,
  hives: readonly Omit<InspectedPlace, 'at'>[],
  at: Date,
  { hasWeather = false, hasWeight = false }: WantedReadings,
): Promise<Map<HiveId, InspectionReadings>> {
  const weathers = new Map<ApiaryId, WeatherReading | undefined>();
  for (const apiaryId of hasWeather ? new Set(hives.map((hive) => hive.apiaryId)) : [])
    weathers.set(apiaryId, await weatherAt(context, apiaryId, at));
  const hiveIds = hives.map(({ hiveId }) => hiveId);
  const weights = hasWeight ? await weightsAt(context, hiveIds, at) : new Map<HiveId, WeightReading>();
  return new Map(
    hives.flatMap(({ hiveId, apiaryId }) => {
      const [weather, weight] = [weathers.get(apiaryId), weights.get(hiveId)];
      const readings = { ...(weather && { weather }), ...(weight && { weight }) };
      return weather || weight ? [[hiveId, readings] as const] : [];
    }),
  );
}

/**
 * What an inspection of this hive would get.
 * @param at Default: now
 * @throws AppError not_found
 */
export async function readingsOfHive(
  context: SignedInContext,
  hiveId: HiveId,
  at: Date = context.clock.now(),
): Promise<InspectionReadings> {
  const [hive] = await hivesInBrief(context, [hiveId]);
  const { apiaryId } = requireRight(context, 'see', hive);
  return readingsAt(context, { hiveId, apiaryId, at }, { hasWeather: true, hasWeight: true });
}

/**
 * The readings of an inspection after an edit: one that was taken stays as long as the time does.
 * @param isMoved whether the inspection got another time
 */
export async function readingsAfter(
  context: SignedInContext,
  held: InspectionReadings | undefined,
  place: InspectedPlace,
  { isMoved, ...wanted }: WantedReadings & { isMoved: boolean },
): Promise<InspectionReadings | undefined> {
  const { weather, weight } = held ?? {};
  const hasWeather = wanted.hasWeather ?? weather !== undefined;
  const hasWeight = wanted.hasWeight ?? weight !== undefined;
  const missing = {
    hasWeather: hasWeather && (isMoved || weather === undefined),
    hasWeight: hasWeight && (isMoved || weight === undefined),
  };
  const stored = {
    ...(hasWeather && weather && !isMoved && { weather }),
    ...(hasWeight && weight && !isMoved && { weight }),
  };
  const readings = { ...stored, ...(await readingsAt(context, place, missing)) };
  return Object.keys(readings).length === 0 ? undefined : readings;
}

/** The hour that is nearest, of an apiary whose place the person may see. */
async function weatherAt(
  context: SignedInContext,
  apiaryId: ApiaryId,
  at: Date,
): Promise<WeatherReading | undefined> {
  if ((await currentProvider(context)) === undefined) return undefined;
  const apiary = await apiaryWithWeather(context, apiaryId);
  if (apiary?.place === undefined) return undefined;
  const time = at.getTime();
  const hours = await hoursOf(context, apiary.place.id, new Date(time - hourMs), new Date(time + hourMs));
  const distance = ({ hour }: { hour: Date }) => Math.abs(hour.getTime() - time);
  const nearest = hours.toSorted((one, other) => distance(one) - distance(other))[0];
  if (nearest === undefined) return undefined;
  const { temperature, humidity, windSpeed, precipIntensity } = nearest.values;
  return {
    at: nearest.hour.toISOString(),
    ...(nearest.condition !== undefined && { condition: nearest.condition }),
    ...(temperature !== undefined && { temperatureCelsius: temperature }),
    ...(humidity !== undefined && { humidityPercent: humidity }),
    ...(windSpeed !== undefined && { windMetresPerSecond: windSpeed }),
    ...(precipIntensity !== undefined && { precipitationMm: precipIntensity }),
  };
}

async function weightsAt(
  context: SignedInContext,
  hiveIds: readonly HiveId[],
  at: Date,
): Promise<Map<HiveId, WeightReading>> {
  const weights = new Map<HiveId, WeightReading>();
  for (const weigh of context.domains.flatMap((domain) => domain.weighsHives ?? []))
    for (const [hiveId, weight] of await weigh(context, hiveIds, at)) weights.set(hiveId, weight);
  return weights;
}
