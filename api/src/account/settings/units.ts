import { isTemperatureUnit, isWeightUnit, type Units, usualUnits } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { settingsOf } from './store.ts';

/** How a person reads weights and temperatures. */
export async function unitsOf(context: Pick<Context, 'db'>, userId: UserId): Promise<Units> {
  const settings = new Map(
    (await settingsOf(context, userId)).map(({ name, value }) => [name, value] as const),
  );
  const [weight, temperature] = [settings.get('weight_unit'), settings.get('temperature_unit')];
  return {
    weight: isWeightUnit(weight) ? weight : usualUnits.weight,
    temperature: isTemperatureUnit(temperature) ? temperature : usualUnits.temperature,
  };
}
