import type { Device } from '#measurements/devices/device.ts';
import { devicesOfOwner } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { titledQuantity } from '#platform/taxonomy/quantity-titles.ts';
import { unknownNamesOfEach } from './unknown-store.ts';

/** A name under which a device sends values that no definition reads. */
interface UnknownQuantity {
  deviceId: DeviceId;
  name: string;
  /** What it is likely to mean. */
  quantity?: string;
  /** That the name tells; absent: the stored one, or not told. */
  unit?: string;
}

/** What the devices of a person have sent under names that are not in the catalogue and not the input of a definition. */
export async function unknownQuantities(context: SignedInContext): Promise<UnknownQuantity[]> {
  const devices = await devicesOfOwner(context, context.user.id);
  const names = await unknownNamesOfEach(
    context,
    devices.map(({ id }) => id),
  );
  return devices.flatMap((device) => proposals(device, names.get(device.id) ?? []));
}

/** Two names are not proposed for one quantity: the values of one would hide those of the other. */
function proposals({ id: deviceId, definitions }: Device, names: readonly string[]): UnknownQuantity[] {
  const taken = new Set<string>(definitions.map(({ output }) => output));
  return names
    .filter((name) => !definitions.some(({ input }) => input === name))
    .map((name) => {
      const { quantity, unit } = titledQuantity(name) ?? {};
      if (quantity === undefined || taken.has(quantity)) return { deviceId, name };
      taken.add(quantity);
      return { deviceId, name, quantity, ...(unit !== undefined && { unit }) };
    });
}
