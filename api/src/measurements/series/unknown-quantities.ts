import { deviceById } from '#measurements/devices/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { titledQuantity } from '#platform/taxonomy/quantity-titles.ts';
import { unknownNames } from './unknown-store.ts';

/** A name under which a device sends values that no definition reads. */
interface UnknownQuantity {
  name: string;
  /** What it is likely to mean. */
  quantity?: string;
  /** That the name tells; absent: the stored one, or not told. */
  unit?: string;
}

/**
 * What a device has sent under names that are not in the catalogue and not the input of a definition. Two names are
 * not proposed for one quantity: the values of one would hide those of the other.
 * @throws AppError not_found
 */
export async function unknownQuantities(context: SignedInContext, id: DeviceId): Promise<UnknownQuantity[]> {
  const device = requireRight(context, 'manage', await deviceById(context, id));
  const taken = new Set<string>(device.definitions.map(({ output }) => output));
  const names = await unknownNames(context, [id]);
  return names
    .filter((name) => !device.definitions.some(({ input }) => input === name))
    .map((name) => {
      const { quantity, unit } = titledQuantity(name) ?? {};
      if (quantity === undefined || taken.has(quantity)) return { name };
      taken.add(quantity);
      return { name, quantity, ...(unit !== undefined && { unit }) };
    });
}
