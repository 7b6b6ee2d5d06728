import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import { nightsAt } from '#weather/core/nights.ts';
import { staysIn } from '#weather/core/series.ts';
import type { AskedDevices } from './asked-devices.ts';
import type { SeriesWish } from './series.ts';
import { weatherBeside } from './weather-wire.ts';
import { wireInstant } from './wire.ts';

export const NightsBody = Type.Array(Type.Object({ start: Type.String(), end: Type.String() }), {
  description: 'From sunset to sunrise where it stood, with weather=1; of up to eight days.',
});

/** What it was like around the hive: the weather, and when it was dark. */
export async function outsideOf(context: SignedInContext, asked: AskedDevices, wish: SeriesWish) {
  const stays = await staysIn(context, asked, wish.window);
  const nights = nightsAt(
    stays.flatMap(({ apiary, from, to }) => (apiary.degrees ? [{ ...apiary.degrees, from, to }] : [])),
  );
  return {
    weather: await weatherBeside(context, stays, wish),
    nights: nights.map(({ start, end }) => ({ start: wireInstant(start), end: wireInstant(end) })),
  };
}
