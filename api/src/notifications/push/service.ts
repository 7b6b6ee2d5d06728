import { AppError } from '@skep/domain';
import { type Device, deviceOf } from '#account/sessions/device.ts';
import { hashToken } from '#account/sessions/sign-ins.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { PushDeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { faultOfAddress } from '#platform/safe-http/safe-fetch.ts';
import {
  countPushDevices,
  deletePushDevice,
  movePushDevice,
  type PushAddress,
  type PushDevice,
  pushDevicesOf,
  savePushDevice,
} from './store.ts';

export interface OwnPushDevice extends PushDevice, Device {
  /** The one that asks. */
  isCurrent: boolean;
}

/** More than anybody carries. */
const devicesMax = 20;

export async function ownPushDevices(context: SignedInContext): Promise<OwnPushDevice[]> {
  const here = hashToken(context.user.token);
  return (await pushDevicesOf(context, context.user.id)).map((device) => ({
    ...device,
    ...deviceOf(device.userAgent),
    isCurrent: device.signIn === here,
  }));
}

/**
 * From now on this browser gets notifications, for as long as the person is signed in there.
 * @throws AppError invalid_input
 */
export async function addThisDevice(
  context: SignedInContext,
  subscription: Omit<PushAddress, 'userId'>,
): Promise<void> {
  requireUsable(context, subscription);
  await inTransaction(context, async (inner) => {
    const { id: userId, token } = inner.user;
    const { userAgent } = inner;
    await savePushDevice(inner, {
      ...subscription,
      userId,
      userAgent: userAgent?.slice(0, 500),
      signIn: hashToken(token),
      at: inner.clock.now(),
    });
    if ((await countPushDevices(inner, userId)) > devicesMax)
      throw fieldProblem('endpoint', 'too_many', { max: devicesMax });
  });
}

/**
 * A browser has made another subscription in place of one. Its service worker has no sign-in: that it knows the former
 * address, which only browser and service know, is its right.
 * @throws AppError invalid_input, not_found
 */
export async function renewDevice(
  context: Context,
  formerEndpoint: string,
  subscription: Omit<PushAddress, 'userId'>,
): Promise<void> {
  requireUsable(context, subscription);
  if (!(await movePushDevice(context, formerEndpoint, subscription))) throw new AppError('not_found');
}

function requireUsable(context: Context, subscription: Omit<PushAddress, 'userId'>): void {
  if (faultOfAddress(subscription.endpoint, context.outgoingNetworks) !== undefined)
    throw fieldProblem('endpoint', 'not_a_web_address');
  if (!areKeysUsable(subscription)) throw fieldProblem('publicKey', 'invalid');
}

/** A point of P-256 and sixteen bytes (RFC 8291). */
function areKeysUsable({ publicKey, auth }: Pick<PushAddress, 'publicKey' | 'auth'>): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
}

/** @throws AppError not_found, alike for other people's. */
export async function removeDevice(context: SignedInContext, id: PushDeviceId): Promise<void> {
  if (!(await deletePushDevice(context, context.user.id, id))) throw new AppError('not_found');
}
