import { AppError } from '@skep/domain';
import { devicesByHardware, listDevices, requireOwnKey } from '#measurements/devices/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { findDevice, type NetworkAnswer, registerDevice } from './network-server.ts';

/** More would cost the operator's account at the network. */
const mostDevices = 50;

/** What the network has of the person's own device. Undefined: it said nothing. @throws AppError not_allowed */
export async function deviceAtNetwork(
  context: SignedInContext,
  hardwareId: string,
): Promise<NetworkAnswer | undefined> {
  await requireOwnHardware(context, hardwareId);
  return context.lorawan && findDevice(context.lorawan, hardwareId);
}

/**
 * Registers the person's own device at the operator's network.
 * @returns undefined: the network said nothing.
 * @throws AppError not_allowed for a device or a number of somebody else's, too_many_devices
 */
export async function setUpAtNetwork(
  context: SignedInContext,
  hardwareId: string,
  { devEui, appKey }: { devEui: string; appKey: string },
): Promise<NetworkAnswer | undefined | 'too_many'> {
  await requireOwnHardware(context, hardwareId);
  await requireOwnKey(context, devEui);
  const own = (await listDevices(context)).filter(({ access }) => access === 'owner');
  if (own.length > mostDevices) return 'too_many';
  return context.lorawan && registerDevice(context.lorawan, { deviceId: hardwareId, devEui, appKey });
}

async function requireOwnHardware(context: SignedInContext, hardwareId: string): Promise<void> {
  if ((await devicesByHardware(context, hardwareId)).length === 0) throw new AppError('not_allowed');
}

/** 32 hex digits, for an app that leaves them to the service. */
export const newAppKey = ({ random }: Pick<SignedInContext, 'random'>) =>
  Buffer.from(random.token(16), 'latin1').toString('hex');
