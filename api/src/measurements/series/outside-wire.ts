import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import { nightsAt } from '#weather/core/nights.ts';
import { placementsIn } from '#weather/core/series.ts';
import type { RequestedDevices } from './requested-devices.ts';
import type { SeriesOptions } from './series.ts';
import { weatherColumnsFor } from './weather-wire.ts';
import { wireInstant } from './wire.ts';

export const NightsBody = Type.Array(Type.Object({ start: Type.String(), end: Type.String() }), {
  description: 'Nights at the apiary, from sunset to sunrise; with weather=1, for up to eight days.',
});

/** What it was like around the hive: the weather, and when it was dark. */
export async function outsideOf(
  context: SignedInContext,
  requested: RequestedDevices,
  options: SeriesOptions,
) {
  const placements = await placementsIn(context, requested, options.window);
  const nights = nightsAt(
    placements.flatMap(({ apiary, from, to }) => (apiary.degrees ? [{ ...apiary.degrees, from, to }] : [])),
  );
  return {
    weather: await weatherColumnsFor(context, placements, options),
    nights: nights.map(({ start, end }) => ({ start: wireInstant(start), end: wireInstant(end) })),
  };
}
