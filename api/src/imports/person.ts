import { unitsOf } from '#account/settings/units.ts';
import { ownItemsOf } from '#inspections/checklists/own-item-store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { OfPerson } from './format-detection.ts';

/** What is known of the person who brings a file: it tells what their file is likely to mean. */
export async function personOf(context: SignedInContext, timeZone: string): Promise<OfPerson> {
  return {
    timeZone,
    units: await unitsOf(context, context.user.id),
    ownItems: await ownItemsOf(context, context.user.id),
  };
}
