import { isTemperatureUnit, isWeightUnit, usualUnits } from '@skep/domain';
import { settingsOf } from '#account/settings/store.ts';
import { ownItemsOf } from '#inspections/checklists/own-item-store.ts';
import { devicesOfOwner } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { OfPerson } from './format-detection.ts';
import { ownHives } from './inspection-store.ts';

/** What is known of the person who brings a file: it tells what their file is likely to mean. */
export async function personOf(context: SignedInContext, timeZone: string): Promise<OfPerson> {
  const settings = new Map(
    (await settingsOf(context, context.user.id)).map(({ name, value }) => [name, value] as const),
  );
  const [hives, devices] = [
    await ownHives(context, context.user.id),
    await devicesOfOwner(context, context.user.id),
  ];
  const [weight, temperature] = [settings.get('weight_unit'), settings.get('temperature_unit')];
  return {
    timeZone,
    units: {
      weight: isWeightUnit(weight) ? weight : usualUnits.weight,
      temperature: isTemperatureUnit(temperature) ? temperature : usualUnits.temperature,
    },
    ownItems: await ownItemsOf(context, context.user.id),
    ownNames: new Set([...hives, ...devices].map(({ name }) => name.toLowerCase())),
  };
}
