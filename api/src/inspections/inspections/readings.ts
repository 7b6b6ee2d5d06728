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
  place: InspectedPlace,
  { hasWeather = false, hasWeight = false }: WantedReadings,
): Promise<InspectionReadings> {
  const weather = hasWeather ? await weatherAt(context, place) : undefined;
  const weight = hasWeight ? await weightAt(context, place) : undefined;
  return { ...(weather && { weather }), ...(weight && { weight }) };
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
  return someOf({ ...stored, ...(await readingsAt(context, place, missing)) });
}

/** Undefined where nothing was measured. */
export function someOf(readings: InspectionReadings): InspectionReadings | undefined {
  return Object.keys(readings).length === 0 ? undefined : readings;
}

/** The hour that is nearest, of an apiary whose place the person may see. */
async function weatherAt(
  context: SignedInContext,
  { apiaryId, at }: InspectedPlace,
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

async function weightAt(
  context: SignedInContext,
  { hiveId, at }: InspectedPlace,
): Promise<WeightReading | undefined> {
  for (const weigh of context.domains.flatMap((domain) => domain.weighsHive ?? [])) {
    const weight = await weigh(context, hiveId, at);
    if (weight !== undefined) return weight;
  }
  return undefined;
}
