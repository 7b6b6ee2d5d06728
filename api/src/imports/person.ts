import { accountById } from '#account/core/store.ts';
import { unitsOf } from '#account/settings/units.ts';
import { ownItemsOf } from '#inspections/checklists/own-item-store.ts';
import { devicesOfOwner } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { OfPerson } from './format-detection.ts';
import { ownHives } from './inspection-store.ts';

/** What is known of the person who brings a file: it tells what their file is likely to mean. */
export async function personOf(context: SignedInContext, timeZone: string): Promise<OfPerson> {
  const [hives, devices] = [
    await ownHives(context, context.user.id),
    await devicesOfOwner(context, context.user.id),
  ];
  return {
    timeZone,
    units: await unitsOf(context, context.user.id),
    ownItems: await ownItemsOf(context, context.user.id),
    name: (await accountById(context, context.user.id))?.name,
    ownNames: new Set([...hives, ...devices].map(({ name }) => name.toLowerCase())),
  };
}
