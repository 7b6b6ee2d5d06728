import type { Device } from '#measurements/devices/device.ts';
import { devicesOfOwner } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { type ProposedQuantity, proposedQuantities } from '#platform/taxonomy/proposed-quantities.ts';
import { unknownNamesOfEach } from './unknown-store.ts';

/** A name under which a device sends values that no definition reads. */
interface UnknownQuantity extends ProposedQuantity {
  deviceId: DeviceId;
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

function proposals({ id: deviceId, definitions }: Device, names: readonly string[]): UnknownQuantity[] {
  const unread = names.filter((name) => !definitions.some(({ input }) => input === name));
  const taken = definitions.map(({ output }) => output);
  return proposedQuantities(unread, taken).map((proposed) => ({ deviceId, ...proposed }));
}
